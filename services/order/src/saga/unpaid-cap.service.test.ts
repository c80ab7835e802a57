import { tooManyUnpaidSchema } from '@shop/contracts';
import { aProduct, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import {
  openOrderHarness,
  setUpOrderHarness,
  type OrderHarness,
  type Shopper,
} from '../../test/order-harness.ts';

const harness = setUpOrderHarness();

const plenty = (at: OrderHarness = harness) => at.stock.put(aProduct({ stock: 1_000 }));
const held = (productIDs: string[]) => productIDs.reduce((sum, id) => sum + harness.stock.count(id).held, 0);

test('a buyer may hold twenty pieces before they are paid; one more is refused in Finnish, and nothing is lost [spec-195]', async () => {
  const [jumper, socks] = [plenty(), plenty()];
  const shopper = harness.shopper([jumper, socks], 10);
  const first = await harness.placed(shopper);
  expect(held([jumper._id, socks._id])).toBe(20);
  const hat = plenty();
  harness.setCart(shopper, [jumper, socks, hat], 7);
  const { status, body } = await harness.checkout(shopper);
  expect([status, body.code]).toEqual([409, 'too-many-unpaid']);
  expect(body.message).toBe(
    'Voit varata ennen maksua enintään 20 kappaletta, ja ostoskorissasi on 21. Vähennä määriä ja tilaa loput, kun olet maksanut.',
  );
  const refusal = tooManyUnpaidSchema.parse(body.data);
  expect(refusal).toMatchObject({ pieces: 21, maxPieces: 20, version: shopper.cart.version });
  expect(refusal.items).toHaveLength(3);
  // The order that stood before stands as it was, and can still be paid.
  expect(await harness.stored(first._id)).toMatchObject({ saga: 'reserved' });
  expect(harness.payments.get(`${first._id}_1`).status).toBe('open');
  expect(harness.stock.count(hat._id).held).toBe(0);
});

test('paid pieces do not count: the next twenty can be ordered', async () => {
  const shopper = harness.shopper([plenty()], 20);
  const first = await harness.placed(shopper);
  await harness.report(harness.payments.turn(`${first._id}_1`, 'paid'));
  // The call that empties the cart is not awaited; until it has come the next order is refused.
  await waitFor('the cart to be cleared', () =>
    harness.carts.get(shopper.user.id).applied.includes(first._id),
  );
  harness.setCart(shopper, [plenty()], 20);
  expect((await harness.checkout(shopper)).status).toBe(201);
});

test('what an order holds whose provider is still deciding counts with the next one', async () => {
  const shopper = harness.shopper([plenty()], 15);
  const first = await harness.placed(shopper, 'paypal');
  await harness.pend(`${first._id}_1`);
  const hat = plenty();
  harness.setCart(shopper, [hat], 6);
  const { status, body } = await harness.checkout(shopper);
  expect([status, body.code]).toEqual([409, 'too-many-unpaid']);
  expect(body.message).toBe(
    'Voit varata ennen maksua enintään 20 kappaletta. Niistä 15 on tilauksessa, jonka maksua tarkistetaan vielä, ja ostoskorissasi on 6. Vähennä määriä tai tilaa, kun maksu on selvinnyt.',
  );
  expect(tooManyUnpaidSchema.parse(body.data)).toMatchObject({ pieces: 6, maxPieces: 5 });
  expect(harness.stock.count(hat._id).held).toBe(0);
  harness.setCart(shopper, [hat], 5);
  expect((await harness.checkout(shopper)).status).toBe(201);
});

test('parallel checkouts of one buyer, of one cart and of several, end with twenty pieces held at most', async () => {
  const products = [plenty(), plenty(), plenty()];
  const ids = products.map(({ _id }) => _id);
  const shopper = harness.shopper([products[0] ?? plenty()], 20);
  const sent: Promise<unknown>[] = [];
  for (const product of products) {
    harness.setCart(shopper, [product], 20);
    const asSeen: Shopper = { ...shopper };
    sent.push(harness.checkout(asSeen, 'card'), harness.checkout(asSeen, 'paypal'));
  }
  await Promise.all(sent);
  expect(held(ids)).toBeLessThanOrEqual(20);
  await harness.sweepAfter(2);
  expect(held(ids)).toBeLessThanOrEqual(20);
  expect((await harness.checkout(shopper)).status).toBe(201);
  expect(held(ids)).toBe(20);
});

test('a buyer with an unconfirmed email address may hold three pieces, and reads what helps [sec-27 asvs-46]', async () => {
  const shopper = harness.shopper([plenty()], 4);
  harness.doubt(shopper);
  const { status, body } = await harness.checkout(shopper);
  expect([status, body.code]).toEqual([409, 'too-many-unpaid']);
  expect(body.message).toBe(
    'Voit varata ennen maksua enintään 3 kappaletta, kunnes sähköpostiosoitteesi on vahvistettu, ja ostoskorissasi on 4. Avaa vahvistusviestin linkki tai pyydä uusi tilin asetuksista.',
  );
  expect(tooManyUnpaidSchema.parse(body.data)).toMatchObject({ pieces: 4, maxPieces: 3 });
  harness.setCart(shopper, [plenty()], 3);
  expect((await harness.checkout(shopper)).status).toBe(201);
});

test.each([
  ['local', 200, 409],
  ['off', 500, 201],
] as const)('with limits %s the bound is another', async (LIMITS, pieces, beyond) => {
  const otherHarness = await openOrderHarness({ LIMITS });
  try {
    const shopper = otherHarness.shopper([plenty(otherHarness)], pieces);
    otherHarness.doubt(shopper);
    expect((await otherHarness.checkout(shopper)).status).toBe(201);
    expect(
      (await otherHarness.checkout(otherHarness.shopper([plenty(otherHarness)], pieces + 1))).status,
    ).toBe(beyond);
  } finally {
    await otherHarness.close();
  }
});
