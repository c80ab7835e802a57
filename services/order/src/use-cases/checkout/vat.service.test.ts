import { aProduct, someYarn } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../../test/order-harness.ts';

const harness = setUpOrderHarness();
const euros = (cents: number) => Math.round(cents) / 100;

test('an order keeps the rates of its day, and splits its total by them with the delivery', async () => {
  const back = harness.stock.charge(590);
  const jumper = harness.stock.put(aProduct({ priceCents: 8_000 }));
  const book = harness.stock.put(someYarn({ priceCents: 4_000, vatClass: 'lowest' }));
  const shopper = harness.shopper([jumper, book]);
  const { _id, lines } = await harness.placed(shopper);
  expect(lines.map(({ vatPermille }) => vatPermille)).toEqual([255, 100]);
  harness.stock.change(book._id, { vatClass: 'general' });
  const seen = await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${_id}`);
  // The delivery of 5,90 € falls to two thirds under the jumper's rate, which takes the odd cent.
  const [ofJumper, ofBook] = [8_394, 4_196];
  expect(seen.body.data).toMatchObject({
    totalAmount: 125.9,
    vat: [
      { percent: 25.5, vat: euros((ofJumper * 255) / 1_255) },
      { percent: 10, vat: euros((ofBook * 100) / 1_100) },
    ],
  });
  const whole = seen.body.data.vat.reduce(
    (sum: number, { net, vat }: { net: number; vat: number }) => sum + net + vat,
    0,
  );
  expect(euros(whole * 100)).toBe(125.9);
  // Another class is another order: the buyer's next try is not billed at the old rate.
  expect((await harness.placed(shopper)).lines.map(({ vatPermille }) => vatPermille)).toEqual([255, 255]);
  back();
});

test('a seller below the VAT limit shows no VAT, whatever the class', async () => {
  harness.stock.set({ smallSeller: true });
  try {
    const shopper = harness.shopper([harness.stock.put(aProduct({ vatClass: 'reduced' }))]);
    const { _id } = await harness.placed(shopper);
    const seen = await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${_id}`);
    expect(seen.body.data.vat).toEqual([]);
  } finally {
    harness.stock.set({ smallSeller: false });
  }
});
