import { afterEach, expect, test, vi } from 'vitest';
import { texts } from '../texts/fi.ts';
import { authProvider } from './auth-provider.ts';
import { http } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

const admin = { id: 'a', userName: 'Maija', role: 'admin' };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refused = { success: false, code: 'login-required', message: 'Kirjaudu ensin sisään.' };

/** A page with something unsaved, whose maker chooses to stay whenever she is asked. */
function aPageThatStays() {
  const page = new EventTarget();
  const wanted: string[] = [];
  const keep = (event: Event) => event.preventDefault();
  page.addEventListener('beforeunload', keep);
  const assign = (path: string) => {
    wanted.push(path);
    page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  };
  Object.assign(page, { location: { pathname: '/admin/product/1', search: '', assign } });
  vi.stubGlobal('window', page);
  return { wanted, save: () => page.removeEventListener('beforeunload', keep) };
}

test('a user who stays with unsaved changes gets the call refused with a message, and the session is read again', async () => {
  const { wanted } = aPageThatStays();
  let answer = () => json(401, refused);
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const error = await http('/api/admin/rest/products/1').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 401, message: texts.errors.sessionEnded });
  // The call goes on to its form only once this has ended.
  await authProvider.checkError(error);
  expect(wanted).toEqual(['/auth/login?redirect=%2Fadmin%2Fproduct%2F1']);
  // She has logged in in another tab.
  answer = () => json(200, { success: true, user: admin });
  await authProvider.checkAuth({});
  expect(await authProvider.getIdentity?.()).toEqual({ id: 'a', fullName: 'Maija' });
  expect(wanted).toHaveLength(1);
});

test('all refused calls of a screen ask once, and again after the next session has ended', async () => {
  const { wanted } = aPageThatStays();
  let answer = () => json(401, refused);
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const refuse = () => authProvider.checkError({ status: 401 });
  await Promise.all([refuse(), refuse(), refuse()]);
  expect(wanted).toHaveLength(1);
  // What is refused later, while it is still unsaved, is told by its form alone.
  await refuse();
  expect(wanted).toHaveLength(1);
  answer = () => json(200, { success: true, user: admin });
  await authProvider.checkAuth({});
  answer = () => json(401, refused);
  await refuse();
  expect(wanted).toHaveLength(2);
});

test('a user who has saved or discarded the changes is led to the login after all', async () => {
  const { wanted, save } = aPageThatStays();
  vi.stubGlobal('fetch', () => Promise.resolve(json(401, refused)));
  await authProvider.checkError({ status: 401 });
  const asked = wanted.length;
  await authProvider.checkError({ status: 401 });
  expect(wanted).toHaveLength(asked);
  save();
  void authProvider.checkError({ status: 401 });
  await vi.waitFor(() => expect(wanted).toHaveLength(asked + 1));
});

test('any other refusal keeps the server’s words', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(json(409, { success: false, message: 'Jo muutettu.' })));
  await expect(http('/api/x')).rejects.toMatchObject({ status: 409, message: 'Jo muutettu.' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(http('/api/x')).rejects.toMatchObject({ status: 0, message: texts.errors.away });
});
