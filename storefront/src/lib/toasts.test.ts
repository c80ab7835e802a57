import { errorCodes } from '@shop/contracts';
import { beforeEach, expect, test } from 'vitest';
import { account } from '../texts/fi/account.ts';
import { cart } from '../texts/fi/cart.ts';
import { checkout } from '../texts/fi/checkout.ts';
import { wishlist } from '../texts/fi/wishlist.ts';
import { $toasts, forgetErrors, showToast } from './toasts.ts';

beforeEach(() => $toasts.set([]));

test('quoted English is known for what it is', () => {
  const quoted = [
    cart.updated,
    cart.deleted,
    cart.minimum,
    cart.maximum,
    cart.isEmpty,
    ...Object.values(cart.failed),
    checkout.needAddress,
    checkout.needItems,
    ...Object.values(checkout.payPalErrors),
    checkout.cardErrors.noUser,
    checkout.done.missing,
    checkout.done.payPalFailed,
    checkout.done.payPalNetwork,
    checkout.done.thrown,
    checkout.done.notFound,
    checkout.done.refused,
    account.summary.failed,
    account.address.limit,
    account.address.added,
    account.address.changed,
    account.address.removed,
  ];
  const texts = new Set(quoted.map(({ message }) => message));
  for (const words of quoted) showToast('info', words);
  expect($toasts.get().map(({ text, language }) => [text, language])).toEqual(
    [...texts].map((text) => [text, 'en']),
  );
});

test('the shop’s own words are Finnish', () => {
  const own = [cart.added, cart.gone, wishlist.full, wishlist.cleared, account.address.notSaved];
  for (const words of own) showToast('info', words);
  showToast('error', errorCodes['out-of-stock']);
  expect($toasts.get()).toHaveLength(own.length + 1);
  expect($toasts.get().filter(({ language }) => language !== undefined)).toEqual([]);
});

test('what is told three times stands there once, and its time begins again', () => {
  const look = { label: 'Katso', run: () => undefined };
  for (const picture of ['a.webp', 'a.webp', 'b.webp', 'a.webp'])
    showToast('success', cart.added, { action: look, picture });
  expect($toasts.get().map(({ picture }) => picture)).toEqual(['a.webp', 'b.webp']);
  const [first] = $toasts.get();
  showToast('success', cart.added, { action: look, picture: 'a.webp' });
  expect($toasts.get()[0]).toEqual(first);
  expect($toasts.get()[0]).not.toBe(first);
});

test('two offers that do something else stand beside each other, whatever their words', () => {
  for (const put of ['first', 'second'])
    showToast('success', wishlist.cleared, { action: { label: wishlist.undo, run: () => void put } });
  expect($toasts.get()).toHaveLength(2);
});

test('a new try takes back the errors of the last one, and nothing else', () => {
  showToast('error', cart.failed.fetch);
  showToast('info', cart.added);
  forgetErrors();
  expect($toasts.get().map(({ type }) => type)).toEqual(['info']);
});

test('what has succeeded takes back what was said while it had not, but no offer and nothing else that succeeded', () => {
  const reload = { label: 'Päivitä', run: () => undefined };
  showToast('warning', checkout.deliveryChanged, { action: reload });
  showToast('success', cart.updated);
  showToast('warning', checkout.needAddress);
  showToast('error', account.address.notSaved);
  showToast('success', account.address.added);
  expect($toasts.get().map(({ type, text }) => `${type}: ${text}`)).toEqual([
    `warning: ${checkout.deliveryChanged}`,
    'success: Quantity updated!',
    'success: You added an address!',
  ]);
});
