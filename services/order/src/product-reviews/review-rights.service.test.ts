import { reviewRightSchema, type Reviewable } from '@shop/contracts';
import { newId, readTicket } from '@shop/service-kit';
import { anAdmin, aProduct, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpOrderHarness } from '../../test/order-harness.ts';
import { ball, piece, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const PATH = '/api/shop/purchase/reviewable';

async function anOrder() {
  const shopper = harness.shopper([harness.stock.put(aProduct({ title: 'Usva-mekko' }))]);
  const order = await harness.placed(shopper);
  const move = (orderStatus: string) =>
    harness.api.as(anAdmin())('PUT', `/api/admin/purchase-list/change/${order._id}`, { orderStatus });
  const reviewable = (user = shopper.user) => harness.api.as(user)('GET', `${PATH}/${order._id}`);
  return { order, shopper, move, reviewable };
}

test('only a delivered order gives its buyer tickets, one for each line', async () => {
  const { order, shopper, move, reviewable } = await anOrder();
  expect((await reviewable()).body.data).toMatchObject({ orderID: order._id, lines: [] });
  await move('delivered');
  const { lines } = (await reviewable()).body.data as Reviewable;
  expect(lines).toMatchObject([{ line: 0, title: 'Usva-mekko', productID: order.lines[0]?.productID }]);
  const right = readTicket(harness.deps.config.SERVICE_TOKEN_SECRET, {
    kind: 'review',
    ticket: lines[0]?.ticket ?? '',
    schema: reviewRightSchema,
  });
  expect(right).toMatchObject({ userID: shopper.user.id, orderID: order._id, line: 0 });
  expect(right.name).not.toContain(' ');
});

test('a line refunded whole before the parcel was sent is not reviewed, one that came back later is', async () => {
  const scene = refundScene(harness);
  const { order, shopper, jumper, yarn } = await scene.paid();
  await scene.refund(order._id, { kind: 'lines', lines: [ball(yarn, 2)] });
  const move = (orderStatus: string) =>
    harness.api.as(anAdmin())('PUT', `/api/admin/purchase-list/change/${order._id}`, { orderStatus });
  await move('inShipping');
  await move('delivered');
  const seen = async () =>
    ((await harness.api.as(shopper.user)('GET', `${PATH}/${order._id}`)).body.data as Reviewable).lines;
  expect(await seen()).toMatchObject([{ line: 0, productID: jumper }]);
  await scene.refund(order._id, { kind: 'lines', lines: [piece(jumper, 2)] });
  expect(await seen()).toMatchObject([{ line: 0, productID: jumper }]);
});

test('an order of another buyer, and an unknown one, look the same', async () => {
  const { move, reviewable } = await anOrder();
  await move('delivered');
  expect((await reviewable(aUser())).status).toBe(404);
  expect((await harness.api.as(aUser())('GET', `${PATH}/${newId()}`)).status).toBe(404);
});
