import { expect, test } from 'vitest';
import { hasMark, mayGo, SECRET_MARK, SECRET_PLACE, withMark, withSecret } from './secret-link.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:30:00Z');
const place = `x#token=${SECRET_MARK}`;
const email = { html: `<a href="${place}">${place}</a>`, text: place };

test('a secret replaces each of its placeholders, as long as it is stored', () => {
  const link = { secret: 'a-secret', expiresAt: later };
  expect(withSecret({ ...email, link })).toMatchObject({
    html: '<a href="x#token=a-secret">x#token=a-secret</a>',
    text: 'x#token=a-secret',
  });
  expect(withSecret({ ...email, link: { ...link, secret: null } })).toMatchObject(email);
  expect(withSecret(email)).toEqual(email);
});

test('typed text is never taken for the place of a secret', () => {
  const order = '65f0c0ffee00000000004a17';
  const text = withMark(
    `#token=salainen-osa, #token=${order}.salainen-osa: #token=${SECRET_PLACE} #token=${order}.${SECRET_PLACE}`,
  );
  const link = { secret: 'a-secret$1', expiresAt: later };
  expect(withSecret({ html: '', text, link }).text).toBe(
    `#token=salainen\u2011osa, #token=${order}.salainen\u2011osa: #token=a-secret$1 #token=${order}.a-secret$1`,
  );
});

test('a product called like the mark keeps its name and address, and takes no secret', () => {
  const text = withMark(
    'salainen-osa: https://kauppa.example/shop/product/salainen-osa?from=token=salainen-osa',
  );
  expect(text).toContain('/shop/product/salainen-osa');
  expect(hasMark(text)).toBe(false);
  expect(withSecret({ html: text, text, link: { secret: 'a-secret', expiresAt: later } })).toMatchObject({
    text,
  });
});

test('an email may be sent unless its secret is erased or expired', () => {
  expect(mayGo(undefined, now)).toBe(true);
  expect(mayGo({ secret: 'a-secret', expiresAt: later }, now)).toBe(true);
  expect(mayGo({ secret: null, expiresAt: later }, now)).toBe(false);
  expect(mayGo({ secret: 'a-secret', expiresAt: now }, now)).toBe(false);
});
