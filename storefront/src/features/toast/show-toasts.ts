import { startToasts } from './toast-region.ts';

/* Imported once by every frame: the region of the page begins to show what the toasts' store is told. */
const region = document.getElementById('toasts');
if (region) startToasts(region);
