import { page } from './page.ts';

// For pictures that wait until a product page has loaded (picture.css).
const { dataset } = page;
dataset['loaded'] = 'false';
addEventListener('load', () => (dataset['loaded'] = 'true'));
