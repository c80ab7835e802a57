import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $visitor } from '../../lib/api/visitor.ts';
import { watchSession } from './watch-session.ts';

const page = {
  cookie: '',
  documentElement: { dataset: {} as Record<string, string> },
  querySelector: () => null,
  querySelectorAll: () => [],
  addEventListener: () => undefined,
};
const user = { id: 'u1', userName: 'Aino', role: 'customer' };
let asked = 0;
let signedIn: typeof user | null = null;
let look = (): void => undefined;

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/shop/home', search: '' });
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => {
    if (name === 'focus') look = run;
  });
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(Response.json({ success: signedIn !== null, user: signedIn }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a window that is looked at again asks anew where somebody has signed in or out in another one', async () => {
  watchSession();
  await vi.waitFor(() => expect($visitor.get().isLoading).toBe(false), 30_000);
  look();
  expect(asked).toBe(1);

  signedIn = user;
  page.cookie = 'hint=aino';
  look();
  await vi.waitFor(() => expect($visitor.get().user).toEqual(user), 30_000);
  expect(page.documentElement.dataset['session']).toBe('customer');
  look();
  expect(asked).toBe(2);

  signedIn = null;
  page.cookie = '';
  look();
  await vi.waitFor(() => expect(page.documentElement.dataset['session']).toBe('guest'), 30_000);
  expect(asked).toBe(3);
});
