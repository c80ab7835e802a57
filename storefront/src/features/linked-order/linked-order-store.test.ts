import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionKeys } from '../../lib/browser/browser-storage.ts';
import { $toasts } from '../../lib/toasts/toasts.ts';
import { linkedOrder as texts } from '../../texts/fi/linked-order.ts';
import { $linkedOrder, openLink } from './linked-order-store.ts';

const ID = 'a'.repeat(24);

/** The buyer returns from a provider's page. */
async function comeBack(query: string, order: object): Promise<string[]> {
  const kept = new Map<string, string>([[sessionKeys.orderLink, `${ID}.${'x'.repeat(43)}`]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('location', new URL(`https://kauppa.example/shop/order?orderID=${ID}${query}`));
  vi.stubGlobal('addEventListener', () => undefined);
  const past = { state: null, replaceState: (state: null) => void (past.state = state) };
  vi.stubGlobal('history', past);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: order })));
  await openLink();
  expect($linkedOrder.get().step).toBe('open');
  return $toasts.get().map(({ type, text }) => `${type}: ${text}`);
}

beforeEach(() => {
  $toasts.set([]);
  $linkedOrder.set({ step: 'waiting' });
});
afterEach(() => void vi.unstubAllGlobals());

test('a payment of the rest that was cancelled is said, one that was made or is no longer missing is not', async () => {
  const open = { _id: ID, restToPay: 25 };
  expect(await comeBack('', open)).toEqual([]);
  expect(await comeBack('&cancelled=true', { _id: ID })).toEqual([]);
  expect(await comeBack('&cancelled=true', open)).toEqual([`error: ${texts.cancelled}`]);
});
