import { expect, test } from 'vitest';
import { mayGo, SECRET_MARK, withSecret } from './secret-link.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:30:00Z');
const email = { html: `<a href="x${SECRET_MARK}">x${SECRET_MARK}</a>`, text: `x${SECRET_MARK}` };

test('a secret is put wherever its mark stands, as long as it is there', () => {
  const link = { secret: 'a-secret', expiresAt: later };
  expect(withSecret({ ...email, link })).toMatchObject({
    html: '<a href="xa-secret">xa-secret</a>',
    text: 'xa-secret',
  });
  expect(withSecret({ ...email, link: { ...link, secret: null } })).toMatchObject(email);
  expect(withSecret(email)).toEqual(email);
});

test('a letter may go unless its secret is erased or over', () => {
  expect(mayGo(undefined, now)).toBe(true);
  expect(mayGo({ secret: 'a-secret', expiresAt: later }, now)).toBe(true);
  expect(mayGo({ secret: null, expiresAt: later }, now)).toBe(false);
  expect(mayGo({ secret: 'a-secret', expiresAt: now }, now)).toBe(false);
});
