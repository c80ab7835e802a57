import { page } from './page.ts';

// Runs after markup with the visitor's name or the cart's count.
const hint = page.__hint;

const setEach = (selector: string, set: (element: HTMLElement) => void): void =>
  document.querySelectorAll<HTMLElement>(selector).forEach(set);

function initialOf(name: string): string {
  if (!Intl.Segmenter) return Array.from(name)[0] ?? '';
  const first = new Intl.Segmenter('fi').segment(name)[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment;
}

let count = 0;
try {
  count = Number(localStorage.getItem('cart-count')) || 0;
} catch {
  // Storage is switched off.
}
if (hint) {
  setEach('[data-user-name]', (element) => (element.textContent = hint.userName));
  setEach('[data-user-initial]', (element) => (element.textContent = initialOf(hint.userName).toUpperCase()));
  setEach('[data-cart-count]', (element) => {
    element.textContent = String(count);
    element.hidden = !count;
  });
}
