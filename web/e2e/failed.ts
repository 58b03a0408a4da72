// After a test that failed, and before it is tried again.
import { afterEach } from 'vitest';
import { House } from './house';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await House.clearUp();
});
