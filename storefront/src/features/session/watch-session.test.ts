import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $visitor, checkVisitor, setUser } from '../../lib/api/visitor.ts';
import { watchSession } from './watch-session.ts';

const page = {
  cookie: '',
  documentElement: { dataset: {} as Record<string, string> },
  querySelector: () => null,
  querySelectorAll: () => [],
  addEventListener: () => undefined,
};
const user = { id: 'u1', userName: 'Aino', role: 'customer' } as const;
let requests = 0;
let signedIn: typeof user | null = null;
let focusWindow = (): void => undefined;

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/shop/home', search: '' });
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => {
    if (name === 'focus') focusWindow = run;
  });
  vi.stubGlobal('fetch', () => {
    requests += 1;
    return Promise.resolve(Response.json({ success: signedIn !== null, user: signedIn }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a focused window checks the session again after a login or logout in another one', async () => {
  watchSession();
  await vi.waitFor(() => expect($visitor.get().isLoading).toBe(false), 30_000);
  focusWindow();
  expect(requests).toBe(1);

  signedIn = user;
  page.cookie = 'hint=aino';
  focusWindow();
  await vi.waitFor(() => expect($visitor.get().user).toEqual(user), 30_000);
  expect(page.documentElement.dataset['session']).toBe('customer');
  focusWindow();
  expect(requests).toBe(2);

  signedIn = null;
  page.cookie = '';
  focusWindow();
  await vi.waitFor(() => expect(page.documentElement.dataset['session']).toBe('guest'), 30_000);
  expect(requests).toBe(3);
});

test('a session that ended elsewhere leads from the checkout to the login page, which says so', async () => {
  const replace = vi.fn<(path: string) => void>();
  vi.stubGlobal('location', { pathname: '/shop/checkout', search: '', replace });
  signedIn = user;
  setUser(user);
  watchSession();
  expect(replace).not.toHaveBeenCalled();
  signedIn = null;
  await checkVisitor();
  expect(replace).toHaveBeenLastCalledWith('/auth/login?redirect=%2Fshop%2Fcheckout&message=ended');
});
