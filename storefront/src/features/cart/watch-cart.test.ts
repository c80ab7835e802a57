import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $visitor } from '../../lib/api/visitor.ts';
import { loadCart } from './cart-calls.ts';
import { setCount } from './cart-state.ts';
import { watchCart } from './watch-cart.ts';

vi.mock('./cart-calls.ts', () => ({ loadCart: vi.fn(), sendWaiting: vi.fn() }));

const stored = new Map<string, string>();
const badge = { textContent: '', hidden: true };
let show = (_event: { persisted: boolean }): void => undefined;

beforeEach(() => {
  vi.stubGlobal('document', { querySelectorAll: () => [badge] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
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

test('a change that is still on its way from the page before is shown when it has arrived', async () => {
  vi.useFakeTimers();
  setCount(5);
  const answers = [2, 5];
  vi.mocked(loadCart).mockImplementation(async () => setCount(answers.shift() ?? 0));
  watchCart();
  $visitor.set({ isLoading: false, user: { id: 'a', userName: 'Aino', role: 'customer' } } as never);
  await vi.advanceTimersByTimeAsync(100);
  expect(badge.textContent).toBe('2');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(badge.textContent).toBe('5');
  expect(loadCart).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
