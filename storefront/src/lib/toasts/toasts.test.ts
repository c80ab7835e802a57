import { errorCodes } from '@shop/contracts';
import { beforeEach, expect, test } from 'vitest';
import { account } from '../../texts/fi/account.ts';
import { cart } from '../../texts/fi/cart.ts';
import { checkout } from '../../texts/fi/checkout.ts';
import { wishlist } from '../../texts/fi/wishlist.ts';
import { $toasts, removeErrors, showToast } from './toasts.ts';

beforeEach(() => $toasts.set([]));

test('quoted English is known for what it is [spec-5]', () => {
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

test('the shop’s own words are Finnish [spec-5]', () => {
  const own = [cart.added, cart.gone, wishlist.full, wishlist.cleared, account.address.notSaved];
  for (const words of own) showToast('info', words);
  showToast('error', errorCodes['out-of-stock']);
  expect($toasts.get()).toHaveLength(own.length + 1);
  expect($toasts.get().filter(({ language }) => language !== undefined)).toEqual([]);
});

test('a message repeated three times is shown once, and its time restarts', () => {
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
  removeErrors();
  expect($toasts.get().map(({ type }) => type)).toEqual(['info']);
});

const shownToasts = () => $toasts.get().map(({ type, text }) => `${type}: ${text}`);

test('a success removes the earlier errors of its topic, and nothing of another topic', () => {
  const reload = { label: 'Päivitä', run: () => undefined };
  showToast('warning', checkout.deliveryChanged, { action: reload, topic: 'address' });
  showToast('warning', cart.maximum, { topic: 'line A' });
  showToast('error', cart.failed.set, { topic: 'line B' });
  showToast('error', account.address.notSaved, { topic: 'address' });
  showToast('success', cart.updated, { topic: 'line B' });
  showToast('success', account.address.added, { topic: 'address' });
  expect(shownToasts()).toEqual([
    `warning: ${checkout.deliveryChanged}`,
    'warning: Maximum stock reached',
    'success: Quantity updated!',
    'success: You added an address!',
  ]);
});

test('without a topic a success takes nothing back; nor does a topic what was said of another one too', () => {
  showToast('warning', checkout.needAddress);
  showToast('warning', cart.maximum, { topic: 'line A' });
  showToast('warning', cart.maximum, { topic: 'line B' });
  const before = shownToasts();
  for (const options of [{}, { topic: 'line A' }, { topic: 'line B' }])
    showToast('success', cart.updated, options);
  expect(shownToasts()).toEqual([...before, 'success: Quantity updated!']);
});
