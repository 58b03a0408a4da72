import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { Lesson } from './lessons';

const COURSES = import.meta.glob<{ lessons: (Lesson & { mistakes?: { id: string }[] })[] }>('../../../crates/engine/lessons/*.json', {
  import: 'default',
  eager: true,
});
const WORDS = import.meta.glob<string>('../games/*/texts/en/lessons.ftl', { query: '?raw', import: 'default', eager: true });

test.each(Object.entries(COURSES).map(([path, { lessons }]) => [/(\w+)\.json$/.exec(path)![1]!, lessons] as const))(
  'every lesson of %s has its texts, and there are no others',
  (game, lessons) => {
    const chapters = [...new Set(lessons.flatMap(({ chapter }) => chapter ?? []))].map((chapter) => `learn-${game}-chapter-${chapter}`);
    const wanted = lessons.flatMap(({ id, mistakes = [] }) =>
      ['title', 'goal', 'done', ...mistakes.map((mistake) => `mistake-${mistake.id}`)].map((part) => `learn-${game}-${id}-${part}`),
    );
    const { body } = new FluentResource(WORDS[`../games/${game}/texts/en/lessons.ftl`]!);
    expect(body.map(({ id }) => id).sort()).toEqual([...chapters, ...wanted].sort());
  },
);
