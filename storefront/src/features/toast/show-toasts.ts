import { startToasts } from './toast-region.ts';

const region = document.getElementById('toasts');
if (region) startToasts(region);
