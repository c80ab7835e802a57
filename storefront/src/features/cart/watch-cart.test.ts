import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCart } from './watch-cart.ts';

const stored = new Map<string, string>();
const badge = { textContent: '', hidden: true };
let show = (_event: { persisted: boolean }): void => undefined;

beforeEach(() => {
  vi.stubGlobal('document', { querySelectorAll: () => [badge] });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('addEventListener', (name: string, run: typeof show) => {
    if (name === 'pageshow') show = run;
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a page that comes back from the browser’s memory shows how many pieces are in the cart now', () => {
  watchCart();
  stored.set('cart-count', '3');
  show({ persisted: false });
  expect(badge).toEqual({ textContent: '0', hidden: true });
  show({ persisted: true });
  expect(badge).toEqual({ textContent: '3', hidden: false });
});
