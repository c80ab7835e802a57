import { afterEach, expect, test, vi } from 'vitest';
import { texts } from '../texts/fi.ts';
import { authProvider } from './auth-provider.ts';
import { http } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

const admin = { id: 'a', userName: 'Maija', role: 'admin' };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refused = { success: false, code: 'login-required', message: 'Kirjaudu ensin sisään.' };

/** A page with unsaved changes; its admin always chooses to stay. */
function aPageWithUnsavedChanges() {
  const page = new EventTarget();
  const navigations: string[] = [];
  const keep = (event: Event) => event.preventDefault();
  page.addEventListener('beforeunload', keep);
  const assign = (path: string) => {
    navigations.push(path);
    page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  };
  Object.assign(page, { location: { pathname: '/admin/product/1', search: '', assign } });
  vi.stubGlobal('window', page);
  return { navigations, save: () => page.removeEventListener('beforeunload', keep) };
}

test('a user who stays on unsaved changes sees the refusal as a message, and can go on after logging in elsewhere', async () => {
  const { navigations } = aPageWithUnsavedChanges();
  let answer = () => json(401, refused);
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const error = await http('/api/admin/rest/products/1').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 401, message: texts.errors.sessionEnded });
  // The form gets the error only after this has resolved.
  await authProvider.checkError(error);
  expect(navigations).toEqual(['/auth/login?redirect=%2Fadmin%2Fproduct%2F1']);
  // She has logged in in another tab.
  answer = () => json(200, { success: true, user: admin });
  await authProvider.checkAuth({});
  expect(await authProvider.getIdentity?.()).toEqual({ id: 'a', fullName: 'Maija' });
  expect(navigations).toHaveLength(1);
});

test('several refused calls try to leave the page once, and again when a later session ends', async () => {
  const { navigations } = aPageWithUnsavedChanges();
  let answer = () => json(401, refused);
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const refuse = () => authProvider.checkError({ status: 401 });
  await Promise.all([refuse(), refuse(), refuse()]);
  expect(navigations).toHaveLength(1);
  // While changes stay unsaved, later refusals are shown only in the form.
  await refuse();
  expect(navigations).toHaveLength(1);
  answer = () => json(200, { success: true, user: admin });
  await authProvider.checkAuth({});
  answer = () => json(401, refused);
  await refuse();
  expect(navigations).toHaveLength(2);
});

test('a user who has saved or discarded the changes is led to the login after all', async () => {
  const { navigations, save } = aPageWithUnsavedChanges();
  vi.stubGlobal('fetch', () => Promise.resolve(json(401, refused)));
  await authProvider.checkError({ status: 401 });
  const before = navigations.length;
  await authProvider.checkError({ status: 401 });
  expect(navigations).toHaveLength(before);
  save();
  void authProvider.checkError({ status: 401 });
  await vi.waitFor(() => expect(navigations).toHaveLength(before + 1));
});

test('any other refusal keeps the server’s words', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(json(409, { success: false, message: 'Jo muutettu.' })));
  await expect(http('/api/x')).rejects.toMatchObject({ status: 409, message: 'Jo muutettu.' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(http('/api/x')).rejects.toMatchObject({ status: 0, message: texts.errors.unreachable });
});
