// Tells somebody who looks elsewhere that it is their turn.
export { allowNotifications, watchTurn } from './notify.svelte';
