// Puts what was chosen into effect: language, light or dark, colours, motion. It follows the system where nothing was chosen.
import { settings } from './settings.svelte';
import { language, preferred, speak } from './texts/texts.svelte';

function watched(query: string): () => boolean {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener('change', () => (matches = list.matches));
  return () => matches;
}

export function wantedLanguage(): ReturnType<typeof preferred> {
  return settings.language === 'auto' ? preferred() : settings.language;
}

const PAPER = { light: '#f6f0e4', dark: '#211c19' };

export function keepAppearance(): void {
  const dark = watched('(prefers-color-scheme: dark)');
  const still = watched('(prefers-reduced-motion: reduce)');
  const root = document.documentElement.dataset;
  $effect.root(() => {
    $effect(() => {
      const theme = settings.theme === 'auto' ? (dark() ? 'dark' : 'light') : settings.theme;
      root.theme = theme;
      document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => meta.setAttribute('content', PAPER[theme]));
    });
    $effect(() => {
      root.palette = settings.palette;
      root.motion = settings.motion === 'auto' ? (still() ? 'off' : 'on') : settings.motion;
    });
    $effect(() => {
      if (wantedLanguage() !== language()) speak(wantedLanguage()).catch(() => undefined);
    });
  });
}
