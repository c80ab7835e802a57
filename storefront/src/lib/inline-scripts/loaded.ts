import { page } from './page.ts';

// Marks `<html>` on a product page once it has loaded: further pictures wait for it (picture.css).
const { dataset } = page;
dataset['loaded'] = 'false';
addEventListener('load', () => (dataset['loaded'] = 'true'));
