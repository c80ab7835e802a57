import type { PriceChange } from '@shop/contracts/checkout';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkout as texts } from '../../texts/fi/checkout.ts';
import { CheckoutBlocker } from './CheckoutBlocker.tsx';
import type { Blocker } from './blocker.ts';

const seen = { items: [], delivery: 0, discount: 0, total: 80 };
const now: PriceChange = {
  items: [],
  version: 1,
  total: 90,
  seenTotal: 80,
  totalAmount: 90,
  deliveryFee: 0,
  discountAmount: 0,
};
const shown = (blocker: Blocker) =>
  renderToStaticMarkup(
    <CheckoutBlocker blocker={blocker} isBusy={false} onPay={() => {}} onEditCart={() => {}} />,
  );

test.each<[string, Blocker]>([
  [texts.blocker.accept, { kind: 'price', seen, now, terms: { delivery: 'posti', code: '' } }],
  [texts.blocker.payBy.paypal, { kind: 'unavailable', method: 'card', alternative: 'paypal' }],
  [texts.blocker.payBy.card, { kind: 'unavailable', method: 'paypal', alternative: 'card' }],
])('the button ‘%s’ carries the obligation line that describes it [law-24]', (words, blocker) => {
  const html = shown(blocker);
  const describedBy = new RegExp(`<button[^>]* aria-describedby="([^"]+)"[^>]*>${words}</button>`).exec(html);
  expect(describedBy).not.toBeNull();
  expect(html).toContain(`<small id="${describedBy?.[1]}">${texts.duty}</small>`);
});
