import { expect, test } from 'vitest';
import { mayGo, SECRET_MARK, SECRET_PLACE, withMark, withSecret } from './secret-link.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:30:00Z');
const email = { html: `<a href="x${SECRET_MARK}">x${SECRET_MARK}</a>`, text: `x${SECRET_MARK}` };

test('a secret replaces each of its placeholders, as long as it is stored', () => {
  const link = { secret: 'a-secret', expiresAt: later };
  expect(withSecret({ ...email, link })).toMatchObject({
    html: '<a href="xa-secret">xa-secret</a>',
    text: 'xa-secret',
  });
  expect(withSecret({ ...email, link: { ...link, secret: null } })).toMatchObject(email);
  expect(withSecret(email)).toEqual(email);
});

test('typed text is never taken for the place of a secret', () => {
  const text = withMark(`salainen-osa, token=salainen-osa: #token=${SECRET_PLACE}`);
  const link = { secret: 'a-secret', expiresAt: later };
  expect(withSecret({ html: '', text, link }).text).toBe(
    'salainen\u2011osa, token=salainen\u2011osa: #token=a-secret',
  );
});

test('an email may be sent unless its secret is erased or expired', () => {
  expect(mayGo(undefined, now)).toBe(true);
  expect(mayGo({ secret: 'a-secret', expiresAt: later }, now)).toBe(true);
  expect(mayGo({ secret: null, expiresAt: later }, now)).toBe(false);
  expect(mayGo({ secret: 'a-secret', expiresAt: now }, now)).toBe(false);
});
