import type { ApiClient } from '@shop/shop-client';
import { expect, test } from 'vitest';
import { requestLink } from './request-link.ts';

const typed = { orderID: 'LL-2611-0042', email: 'aino@posti.example' };
const answering = (outcome: object) => ({ call: () => Promise.resolve(outcome) }) as unknown as ApiClient;

test('an empty field is named, and nothing is sent', async () => {
  const api = { call: () => Promise.reject(new Error('sent')) } as unknown as ApiClient;
  const { errors } = await requestLink(api, { orderID: '', email: '' });
  expect(errors).toEqual({ orderID: 'Anna tilausnumero.', email: 'Anna sähköpostiosoite.' });
});

test('the answer is shown, a refused field at its place, and another refusal above the form', async () => {
  const done = await requestLink(answering({ outcome: 'ok', data: {}, message: 'Lähetimme linkin.' }), typed);
  expect(done).toMatchObject({ sent: 'Lähetimme linkin.', problem: '', typed });
  const failed = { outcome: 'failed', status: 400, message: 'Tarkista.', errors: { email: 'Liian pitkä.' } };
  expect(await requestLink(answering(failed), typed)).toMatchObject({
    sent: '',
    problem: '',
    errors: { email: 'Liian pitkä.' },
  });
  const limited = { outcome: 'failed', status: 429, message: 'Odota hetki.', errors: {} };
  expect(await requestLink(answering(limited), typed)).toMatchObject({ sent: '', problem: 'Odota hetki.' });
  expect((await requestLink(answering({ outcome: 'network' }), typed)).problem).toMatch(/^Linkkiä ei saatu/);
});
