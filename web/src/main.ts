import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, speak } from './texts/texts.svelte';

await speak(preferred());
mount(App, { target: document.getElementById('app')! });
