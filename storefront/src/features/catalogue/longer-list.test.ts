import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followMore } from './longer-list.ts';

/** The parts of 'Näytä lisää' that the script uses. */
function aLink(href: string) {
  const attributes = new Map<string, string>();
  const link = {
    href,
    isConnected: true,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    closest: () => link,
  };
  return link;
}

const assign = vi.fn<(address: string) => void>();
let press: (link: object) => void;

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { href: '/shop/listing', assign });
  vi.stubGlobal('document', {
    addEventListener: (_: string, onClick: (event: object) => void) => {
      press = (target) => onClick({ target, button: 0, preventDefault: () => undefined });
    },
    querySelector: () => null,
  });
  followMore();
});
afterEach(() => void vi.unstubAllGlobals());

/** Returns a function that makes the pending answers fail. */
function slowShop(): () => void {
  let answer = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', () => isAsked.then(() => Response.json({}, { status: 503 })));
  return answer;
}

test.each([
  ['another list has taken its place', (link: { isConnected: boolean }) => (link.isConnected = false)],
  ['another was chosen', () => vi.stubGlobal('location', { href: '/shop/listing?koko=XS', assign })],
])('more of a list leads nowhere once %s', async (_, choose) => {
  const answer = slowShop();
  const link = aLink('/shop/listing?page=2');
  press(link);
  choose(link);
  press(aLink('/shop/listing?koko=XS&page=2'));
  answer();
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(assign.mock.calls).toEqual([['/shop/listing?koko=XS&page=2']]);
});

test('more that cannot be had in place is loaded as a page', async () => {
  const answer = slowShop();
  press(aLink('/shop/listing?page=2'));
  answer();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/shop/listing?page=2'));
});
