import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $toasts } from '../../lib/toasts/toasts.ts';
import { askForEmail } from './own-account-store.ts';

const input = { email: 'uusi@posti.example', currentPassword: 'metsän siimes 9' };
const needed = { success: false, code: 'code-again', message: 'Vahvista tämä todennussovelluksen koodilla.' };
const wrong = {
  success: false,
  code: 'wrong-code',
  message: 'Koodi ei kelpaa.',
  errors: { code: 'Koodi ei kelpaa.' },
};

/** Accepts the change after the code 123456; a code works once. */
function shop() {
  const calls: string[] = [];
  let isProved = false;
  const answer = (path: string, body: string): [number, object] => {
    if (!path.endsWith('/prove')) return isProved ? [200, { success: true }] : [403, needed];
    if (isProved || !body.includes('123456')) return [401, wrong];
    isProved = true;
    return [200, { success: true, data: {} }];
  };
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    calls.push(path);
    const [status, json] = answer(path, body);
    return Promise.resolve(Response.json(json, { status }));
  });
  return calls;
}

beforeEach(() => $toasts.set([]));
afterEach(() => void vi.unstubAllGlobals());

test('a change that needs a fresh code asks for it at its own field, and goes on with what was typed', async () => {
  const calls = shop();
  expect(await askForEmail(input)).toEqual({ code: needed.message });
  expect(await askForEmail(input, '000000')).toEqual({ code: 'Koodi ei kelpaa.' });
  expect($toasts.get()).toEqual([]);
  expect(await askForEmail(input, '123456')).toBeNull();
  // A code is not sent twice.
  calls.length = 0;
  expect(await askForEmail(input, '123456')).toBeNull();
  expect(calls).toEqual(['/api/auth/email']);
});
