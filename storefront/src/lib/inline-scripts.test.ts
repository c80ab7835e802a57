import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { freshScript, sessionScript, storedFilterScript } from './inline-scripts.ts';

function session(cookie: string): string | undefined {
  const documentElement = { dataset: {} as Record<string, string> };
  runInNewContext(sessionScript, { document: { cookie, documentElement }, decodeURIComponent, JSON });
  return documentElement.dataset['session'];
}
const hint = (value: object): string => `a=1; hint=${encodeURIComponent(JSON.stringify(value))}`;

test('the hint cookie decides what the header shows, and anything odd means a guest', () => {
  expect(session(hint({ userName: 'Aino', role: 'customer' }))).toBe('customer');
  expect(session(hint({ userName: 'Maija', role: 'admin' }))).toBe('admin');
  for (const cookie of ['', 'hint=%E0%A4', 'hint={', hint({}), 'xhint=1'])
    expect(session(cookie)).toBe('guest');
});

function goTo(stored: string | null, search = '', type = 'navigate') {
  const storage = new Map(stored === null ? [] : [['filters', stored]]);
  let target: string | undefined;
  runInNewContext(storedFilterScript, {
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      removeItem: (key: string) => storage.delete(key),
    },
    location: {
      search,
      pathname: '/shop/listing',
      replace: (url: string) => (target = decodeURIComponent(url)),
    },
    performance: { getEntriesByType: () => [{ type }] },
    document: { documentElement: {} },
    URLSearchParams,
  });
  return { target, kept: storage.has('filters') };
}

test('a valid stored filter is written into the address before the page is seen', () => {
  expect(goTo('{"kokoelmat":["kesä"],"kategoria":["takit","mekot"]}').target).toBe(
    '/shop/listing?kategoria=mekot,takit&kokoelmat=kesä',
  );
  expect(goTo('{"kategoria":["mekot"]}', '?kategoria=langat&sort=name').target).toBe(
    '/shop/listing?kategoria=mekot&sort=name',
  );
});

test('the page stays when the address says the same, and after going back', () => {
  expect(goTo('{"kategoria":["mekot","paidat"]}', '?kategoria=paidat,mekot').target).toBeUndefined();
  expect(goTo('{"kokoelmat":["kesä"]}', '?kokoelmat=kesa').target).toBeUndefined();
  expect(goTo('{"kategoria":["mekot"]}', '', 'back_forward').target).toBeUndefined();
});

test('an invalid stored filter is removed', () => {
  for (const bad of [
    '{',
    '[]',
    'null',
    '{"kategoria":"mekot"}',
    '{"kategoria":["hatut"]}',
    '{"vari":["mekot"]}',
  ]) {
    expect(goTo(bad)).toEqual({ target: undefined, kept: false });
  }
});

function comeTo(type: string, onLine?: boolean): { isAskedAnew: boolean; isSeen: boolean } {
  const documentElement = { style: { visibility: '' } };
  let isAskedAnew = false;
  runInNewContext(freshScript, {
    performance: { getEntriesByType: () => [{ type }] },
    navigator: { onLine },
    addEventListener: (_load: 'load', run: () => void) => run(),
    location: { reload: () => (isAskedAnew = true) },
    document: { documentElement },
  });
  return { isAskedAnew, isSeen: documentElement.style.visibility === '' };
}

test('on the way back what a visitor has is asked for anew, where there is a line, and not seen before', () => {
  expect(comeTo('back_forward', true)).toEqual({ isAskedAnew: true, isSeen: false });
  expect(comeTo('back_forward')).toEqual({ isAskedAnew: true, isSeen: false });
  for (const type of ['navigate', 'reload'])
    expect(comeTo(type, true)).toEqual({ isAskedAnew: false, isSeen: true });
  expect(comeTo('back_forward', false)).toEqual({ isAskedAnew: false, isSeen: true });
});
