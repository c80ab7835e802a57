import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScripts } from '../../../scripts/inline-scripts.ts';

const { freshScript, sessionScript, storedFilterScript } = inlineScripts;

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

test('a valid stored filter is written into the address before the page is seen [spec-36]', () => {
  expect(goTo('{"kokoelmat":["kesä"],"kategoria":["takit","mekot"]}').target).toBe(
    '/shop/listing?kategoria=mekot,takit&kokoelmat=kesä',
  );
  expect(goTo('{"kategoria":["mekot"]}', '?kategoria=langat&sort=name').target).toBe(
    '/shop/listing?kategoria=mekot&sort=name',
  );
});

test('the page stays when the address says the same, and after going back [spec-36]', () => {
  expect(goTo('{"kategoria":["mekot","paidat"]}', '?kategoria=paidat,mekot').target).toBeUndefined();
  expect(goTo('{"kokoelmat":["kesä"]}', '?kokoelmat=kesa').target).toBeUndefined();
  expect(goTo('{"kategoria":["mekot"]}', '', 'back_forward').target).toBeUndefined();
});

test('an invalid stored filter is removed [spec-37]', () => {
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

type Entry = { state: Record<string, unknown> | null };
type Come = { onLine?: boolean; entry?: Entry; isLoaded?: boolean };

/** `wait` lets the hidden time pass, `hear` dispatches an event. */
function comeTo(type: string, { onLine, entry = { state: null }, isLoaded = true }: Come = {}) {
  const documentElement = { style: { visibility: '' }, inert: false };
  let reloads = 0;
  let longest = (): void => undefined;
  const heard = new Map<string, () => void>();
  const history = {
    get state() {
      return entry.state;
    },
    replaceState: (state: Entry['state']) => (entry.state = state),
  };
  runInNewContext(freshScript, {
    history,
    performance: { getEntriesByType: () => [{ type }] },
    navigator: { onLine },
    addEventListener: (event: string, run: () => void) =>
      isLoaded && event === 'load' ? run() : void heard.set(event, run),
    setTimeout: (run: () => void, ms: number) => {
      expect(ms).toBeLessThanOrEqual(2_000);
      longest = run;
    },
    location: { reload: () => (reloads += 1) },
    document: { documentElement },
  });
  const seen = () => ({ isAskedAnew: reloads > 0, isSeen: documentElement.style.visibility === '' });
  return {
    ...seen(),
    wait: () => {
      longest();
      return seen();
    },
    hear: (event: string) => {
      heard.get(event)?.();
      return seen();
    },
    isUsable: () => !documentElement.inert,
  };
}

test('going back reloads a personal page when online, hidden until then', () => {
  expect(comeTo('back_forward', { onLine: true })).toMatchObject({ isAskedAnew: true, isSeen: false });
  expect(comeTo('back_forward')).toMatchObject({ isAskedAnew: true, isSeen: false });
  for (const type of ['navigate', 'reload'])
    expect(comeTo(type, { onLine: true })).toMatchObject({ isAskedAnew: false, isSeen: true });
  expect(comeTo('back_forward', { onLine: false })).toMatchObject({ isAskedAnew: false, isSeen: true });
});

test('going back reloads a page once, whatever type the browser reports, and keeps the entry’s state', () => {
  for (const called of ['reload', 'back_forward']) {
    const entry: Entry = { state: { place: 1 } };
    expect(comeTo('back_forward', { entry }).isAskedAnew).toBe(true);
    expect(comeTo(called, { entry })).toMatchObject({ isAskedAnew: false, isSeen: true });
    expect(entry.state).toMatchObject({ place: 1 });
    // A later "back" is a new one.
    expect(comeTo('back_forward', { entry }).isAskedAnew).toBe(true);
  }
});

test('on the way back a page that loads long is seen all the same', () => {
  const { isSeen, wait } = comeTo('back_forward', { isLoaded: false });
  expect(isSeen).toBe(false);
  expect(wait()).toEqual({ isAskedAnew: false, isSeen: true });
});

test.each(['pointerdown', 'keydown'])(
  'on the way back a page that loads long is not taken from who uses it (%s)',
  (press) => {
    const { hear, wait, isUsable } = comeTo('back_forward', { isLoaded: false });
    wait();
    hear(press);
    expect(hear('load')).toEqual({ isAskedAnew: false, isSeen: true });
    expect(isUsable()).toBe(true);
    const unused = comeTo('back_forward', { isLoaded: false });
    unused.hear(press);
    unused.wait();
    expect(unused.hear('load').isAskedAnew).toBe(true);
    // Input before the reload would be lost.
    expect(unused.isUsable()).toBe(false);
  },
);
