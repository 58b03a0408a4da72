// What a person has chosen for this browser.
export interface Settings {
  language: 'auto' | 'en' | 'de' | 'it';
  theme: 'auto' | 'light' | 'dark';
  palette: 'usual' | 'distinct';
  motion: 'auto' | 'on' | 'off';
  sound: boolean;
  /** `auto`: asked on touch screens, not with a mouse. */
  confirm: 'auto' | 'on' | 'off';
  notify: boolean;
}

const KEY = 'mandate-settings';
const USUAL: Settings = { language: 'auto', theme: 'auto', palette: 'usual', motion: 'auto', sound: false, confirm: 'auto', notify: false };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...USUAL, ...stored() });

export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It holds for this visit.
  }
}

const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

/** Does a placement wait for a second “yes”? */
export function confirms(): boolean {
  return settings.confirm === 'auto' ? matches('(pointer: coarse)') : settings.confirm === 'on';
}

/** May things move? */
export function moves(): boolean {
  return settings.motion === 'auto' ? !matches('(prefers-reduced-motion: reduce)') : settings.motion === 'on';
}
