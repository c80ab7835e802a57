import { orderConfirmed } from '@shop/events';
import { newId } from '@shop/service-kit';
import { anAdmin, aProduct, aUser, sendEvent, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpCartHarness } from '../../test/cart-harness.ts';

const PATH = '/api/admin/rest/dead-letters/cart';
const harness = setUpCartHarness();

test('an order that could not be taken out of its cart is, once it is sent again; a second time changes nothing', async () => {
  const user = aUser();
  const line = { productID: harness.sell(aProduct())._id, size: 'M', variant: 1, quantity: 2 };
  const add = () => harness.api.as(user)('POST', '/api/shop/cart/add', line);
  await add();
  const payload = { orderID: newId(), userID: user.id, cartVersion: 1_000, lines: [line] };
  const event = { eventId: newId(), name: 'order-confirmed', payload, requestId: newId() };
  const consumer = 'clear-cart-on-order-confirmed';
  const asAdmin = harness.api.as(anAdmin());
  const replay = async () => {
    await harness.deadLetters.keep(event, consumer, { error: 'bug', code: 'internal', attempts: 8 });
    const { body } = await asAdmin('GET', PATH);
    expect(body).toMatchObject([
      { event: 'order-confirmed', about: { orderID: payload.orderID }, attempts: 8 },
    ]);
    expect((await asAdmin('POST', `${PATH}/${body[0].id}/replay`)).status).toBe(202);
    await waitFor('the dead letter to go', async () => (await harness.deadLetters.count()) === 0);
  };
  await replay();
  expect((await harness.stored(user)).lines).toEqual([]);
  await add();
  await replay();
  expect((await harness.stored(user)).lines).toMatchObject([line]);
});

test('an event whose payload is not what it says is kept with what is wrong, and can be discarded', async () => {
  const partialEvent = { ...orderConfirmed, schema: orderConfirmed.schema.partial() };
  // Sent less often it waits for a newer replica that knows it.
  const eventId = await sendEvent(partialEvent, { orderID: newId() }, harness.config, 15);
  await waitFor('the dead letter', async () => (await harness.deadLetters.count()) === 1);
  await waitFor('the acknowledgement', () => harness.acknowledged.includes(eventId));
  const asAdmin = harness.api.as(anAdmin());
  const { body } = await asAdmin('GET', PATH);
  expect(body).toMatchObject([
    { code: 'invalid-input', error: expect.stringMatching(/^not a order-confirmed/) },
  ]);
  expect((await asAdmin('DELETE', `${PATH}/${body[0].id}`)).status).toBe(200);
  expect(await harness.deadLetters.count()).toBe(0);
});
