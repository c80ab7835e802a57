import { page } from './page.ts';

// In a product's head: marks `<html>` once the page has loaded, for pictures that wait until then (picture.css).
const { dataset } = page;
dataset['loaded'] = 'false';
addEventListener('load', () => (dataset['loaded'] = 'true'));
