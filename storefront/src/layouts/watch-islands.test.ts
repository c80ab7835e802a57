import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../lib/toasts/toasts.ts';
import { watchIslands } from './watch-islands.ts';

const reload = vi.fn<() => void>();
const asked = vi.fn<(...call: unknown[]) => Promise<Response>>();
const line = { onLine: true };
const island = new EventTarget();
let navigation: string;
let written: string[];
let page: EventTarget;

/** Resolves after the page has reacted. */
async function fail(detail = island): Promise<void> {
  page.dispatchEvent(new CustomEvent('island:failed', { detail }));
  await new Promise((resolve) => setImmediate(resolve));
}
const isReloaded = () => reload.mock.calls.length > 0;

beforeEach(() => {
  vi.clearAllMocks();
  $toasts.set([]);
  [line.onLine, navigation, written] = [true, 'navigate', ['']];
  asked.mockResolvedValue(new Response());
  const querySelectorAll = () => written.map((value) => ({ value }));
  page = Object.assign(new EventTarget(), { querySelectorAll });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('location', { href: 'https://shop.example/shop/checkout', reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: navigation }] });
  vi.stubGlobal('fetch', asked);
  watchIslands();
});
afterEach(() => void vi.unstubAllGlobals());

test('a failed island shows a message, and two at once show one', async () => {
  await fail();
  await fail(new EventTarget());
  expect($toasts.get().map(({ type, text }) => `${type}: ${text}`)).toEqual([
    'error: Osa sivusta ei latautunut. Yritä uudelleen tai lataa koko sivu uudestaan.',
  ]);
  expect(isReloaded()).toBe(false);
});

test('the page reloads when the same island fails twice, where the server answers', async () => {
  await fail();
  await fail();
  expect(asked).toHaveBeenCalledExactlyOnceWith('https://shop.example/shop/checkout', { method: 'HEAD' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('failures without a line do not count', async () => {
  line.onLine = false;
  await fail();
  await fail();
  line.onLine = true;
  await fail();
  expect(isReloaded()).toBe(false);
});

test.each([
  ['is a reload already', () => (navigation = 'reload')],
  ['has something written on it', () => (written = ['', 'Kotikatu 1'])],
  ['would not come', () => asked.mockRejectedValue(new TypeError('no line'))],
  ['would be an error', () => asked.mockResolvedValue(new Response(null, { status: 503 }))],
  [
    'is written on while the shop is asked',
    () => asked.mockImplementation(() => ((written = ['0']), Promise.resolve(new Response()))),
  ],
])('a page that %s stays', async (_, arrange) => {
  arrange();
  await fail();
  await fail();
  await fail();
  expect(isReloaded()).toBe(false);
});
