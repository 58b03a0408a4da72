import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepAppearance, wantedLanguage } from './appearance.svelte';
import { keepOffline } from './offline';
import { speak } from './texts/texts.svelte';

async function begin(): Promise<void> {
  await speak(wantedLanguage()).catch(() => speak('en'));
  keepAppearance();
  mount(App, { target: document.getElementById('app')! });
  keepOffline();
}

void begin();
