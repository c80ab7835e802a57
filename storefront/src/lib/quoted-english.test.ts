import { expect, test } from 'vitest';
import { account } from '../texts/fi/account.ts';
import { cart } from '../texts/fi/cart.ts';
import { checkout } from '../texts/fi/checkout.ts';
import { wishlist } from '../texts/fi/wishlist.ts';
import { languageOfText } from './quoted-english.ts';

test('quoted English is known for what it is', () => {
  const quoted = [
    cart.updated,
    cart.deleted,
    cart.minimum,
    cart.maximum,
    cart.isEmpty,
    ...Object.values(cart.failed),
    checkout.needAddress,
    ...Object.values(checkout.payPalErrors),
    checkout.cardErrors.noUser,
    checkout.done.missing,
    checkout.done.payPalFailed,
    checkout.done.payPalNetwork,
    checkout.done.thrown,
    checkout.done.notFound,
    checkout.done.refused,
    account.address.limit,
    account.address.added,
    account.address.changed,
    account.address.removed,
  ];
  expect(quoted.filter((text) => languageOfText(text) !== 'en')).toEqual([]);
});

test('the shop’s own words are Finnish', () => {
  const own = [cart.added, cart.gone, wishlist.full, wishlist.cleared, account.address.notSaved];
  expect(own.filter((text) => languageOfText(text) !== undefined)).toEqual([]);
});
