import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts } from '../texts/fi.ts';
import { authProvider, logInAgain } from './auth-provider.ts';
import { http } from './http.ts';
import { askToLogIn, loginQuestion } from './login-again.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const ended = () => json(401, { success: false, code: 'login-required', message: 'Kirjaudu ensin sisään.' });
const admin = { id: 'a', userName: 'Maija', role: 'admin' };

let isUnsaved = true;
let isLoggedIn = false;
let asked = 0;
let answer = true;
const navigations: string[] = [];
let stop = () => {};

beforeEach(async () => {
  [isUnsaved, isLoggedIn, asked, answer] = [true, false, 0, true];
  navigations.length = 0;
  const page = new EventTarget();
  page.addEventListener('beforeunload', (event) => {
    if (isUnsaved) event.preventDefault();
  });
  const assign = (path: string) => void navigations.push(path);
  Object.assign(page, { location: { pathname: '/admin/orders/1', search: '', assign } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(isLoggedIn ? json(200, { success: true, user: admin }) : ended()),
  );
  const ask = (answered: (isGiven: boolean) => void) => {
    asked += 1;
    isLoggedIn = answer;
    answered(answer);
  };
  stop = loginQuestion.answerWith(ask);
  // Forgets what the test before declined.
  isUnsaved = false;
  await askToLogIn({ isSave: false });
  isUnsaved = true;
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const save = () => http('/api/admin/rest/orders/1/notes', { method: 'POST', body: '{}' });
const read = () => http('/api/admin/rest/orders/1');

test('a save of a half-filled form whose session has ended asks for a login, and is then repeated', async () => {
  expect((await save()).status).toBe(200);
  expect(asked).toBe(1);
  expect(navigations).toEqual([]);
});

test('calls that are refused together ask once', async () => {
  await Promise.all([save(), read(), read()]);
  expect(asked).toBe(1);
});

test('who declines sees the refusal and stays; only the next save asks again', async () => {
  answer = false;
  const error = await save().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 401, message: texts.errors.sessionEnded });
  await authProvider.checkError(error);
  await expect(read()).rejects.toMatchObject({ status: 401 });
  expect([asked, navigations]).toEqual([1, []]);
  answer = true;
  await save();
  expect(asked).toBe(2);
});

test('without a half-filled form nothing is asked, and the browser goes to the login page', async () => {
  isUnsaved = false;
  const error = await read().catch((thrown: unknown) => thrown);
  void authProvider.checkError(error);
  await vi.waitFor(() => expect(navigations).toEqual(['/auth/login?redirect=%2Fadmin%2Forders%2F1']));
  expect(asked).toBe(0);
});

test.each([
  ['wrong-login', 'password'],
  ['code-needed', 'code'],
  ['wrong-code', 'code'],
])('the refusal %s stands at the field %s', async (code, field) => {
  vi.stubGlobal('fetch', () => Promise.resolve(json(401, { success: false, code, message: 'Ei kelpaa.' })));
  await expect(logInAgain({ email: 'a@example.com', password: 'x' })).rejects.toMatchObject({
    status: 401,
    body: { errors: { [field]: 'Ei kelpaa.' } },
  });
});

test('a login that may not enter the back office is refused in the dialog', async () => {
  const user = { ...admin, role: 'user' };
  vi.stubGlobal('fetch', () => Promise.resolve(json(200, { success: true, user })));
  await expect(logInAgain({ email: 'a@example.com', password: 'x' })).rejects.toMatchObject({ status: 403 });
});
