import { waitFor } from '@shop/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aPayment, heard, openPaymentRoom, type PaymentRoom } from './payment-room.ts';

let room: PaymentRoom;
beforeAll(async () => void (room = await openPaymentRoom()));
afterEach(async () => {
  room.gateway.deaf = false;
  await room.clearScript();
});
afterAll(() => room.close());

test('a closed card payment cannot be paid any more', async () => {
  const { paymentId, url } = await room.started('stripe');
  expect(await room.shut(paymentId)).toBe('closed');
  expect(await room.shut(paymentId)).toBe('closed');
  await room.press(url, 'approve');
  expect(await room.settle(paymentId)).toBe('closed');
  expect(await room.counted(paymentId)).toMatchObject({ state: 'expired', captures: 0 });
});

test('a closed PayPal payment is never captured, even when the buyer approves it afterwards', async () => {
  const { paymentId, url } = await room.started('paypal');
  expect(await room.shut(paymentId)).toBe('closed');
  await room.press(url, 'approve');
  expect(await room.settle(paymentId)).toBe('closed');
  expect(await room.counted(paymentId)).toMatchObject({ state: 'approved', captures: 0 });
});

test('an approved PayPal payment is taken before it is closed where that is allowed, and given up elsewhere', async () => {
  room.gateway.deaf = true;
  for (const takeApproved of [true, false]) {
    const { paymentId, url } = await room.started('paypal');
    await room.press(url, 'approve');
    const { body } = await room.door.asService('POST', `/internal/payments/${paymentId}/close`, {
      takeApproved,
    });
    expect(body.data.status).toBe(takeApproved ? 'paid' : 'closed');
    expect(await room.settle(paymentId)).toBe(takeApproved ? 'paid' : 'closed');
    expect((await room.counted(paymentId))?.captures).toBe(takeApproved ? 1 : 0);
  }
});

test('what nobody has approved is closed, also where taking is allowed', async () => {
  for (const provider of ['paypal', 'stripe'] as const) {
    const { paymentId, url } = await room.started(provider);
    const close = `/internal/payments/${paymentId}/close`;
    for (let time = 0; time < 2; time += 1) {
      const { body } = await room.door.asService('POST', close, { takeApproved: true });
      expect(body.data.status).toBe('closed');
    }
    await room.press(url, 'approve');
    expect(await room.settle(paymentId)).toBe('closed');
    expect((await room.counted(paymentId))?.captures).toBe(0);
  }
});

test('while PayPal does not say whether the buyer has approved, nothing is closed', async () => {
  room.gateway.deaf = true;
  const { paymentId, url } = await room.started('paypal');
  await room.press(url, 'approve');
  await room.script({ match: 'GET /v2/checkout/orders/', behaviour: 'reply', status: 503 });
  const close = () =>
    room.door.asService('POST', `/internal/payments/${paymentId}/close`, { takeApproved: true });
  expect(await close()).toMatchObject({ status: 503, body: { code: 'payment-unknown' } });
  expect((await close()).body.data.status).toBe('paid');
  expect((await room.counted(paymentId))?.captures).toBe(1);
});

test('closing a card payment that was just paid settles it', async () => {
  room.gateway.deaf = true;
  const { paymentId, url } = await room.started('stripe');
  await room.press(url, 'approve');
  expect(await room.shut(paymentId)).toBe('paid');
  expect(await heard(room, paymentId)).toHaveLength(1);
});

test('closing and settling a PayPal payment at once ends in one of the two, never in both', async () => {
  room.gateway.deaf = true;
  for (let round = 0; round < 10; round += 1) {
    const { paymentId, url } = await room.started('paypal');
    await room.press(url, 'approve');
    await Promise.all([room.ask(paymentId, 'settle'), room.ask(paymentId, 'close')]);
    const state = await room.settle(paymentId);
    const counted = await room.counted(paymentId);
    expect([state, counted?.captures]).toEqual(state === 'paid' ? ['paid', 1] : ['closed', 0]);
  }
});

test('while the provider does not answer a closing is unknown, and asked again', async () => {
  const { paymentId } = await room.started('stripe');
  await room.script({ match: 'POST /v1/checkout/sessions/.*/expire', behaviour: 'reply', status: 503 });
  expect(await room.ask(paymentId, 'close')).toMatchObject({
    status: 503,
    body: { code: 'payment-unknown' },
  });
  expect(await room.shut(paymentId)).toBe('closed');
});

test('a capture that has begun is not closed over', async () => {
  room.gateway.deaf = true;
  const { paymentId, url } = await room.started('paypal');
  await room.press(url, 'approve');
  await room.script({ match: 'POST /v2/checkout/orders/.*/capture', behaviour: 'hold', ms: 700 });
  const settling = room.settle(paymentId);
  await waitFor('the capture to begin', async () => {
    const { status } = await room.deps.payments.get(paymentId);
    return status !== 'open';
  });
  const closing = await room.ask(paymentId, 'close');
  expect(await settling).toBe('paid');
  expect(['paid', undefined]).toContain(closing.body.data?.status);
  expect(await room.shut(paymentId)).toBe('paid');
});

test('an attempt that the provider never answered is closed, and its link never leaves afterwards', async () => {
  const input = aPayment();
  const { stripe } = room.deps.providers;
  const { create } = stripe;
  let answer = (): void => undefined;
  const closed = new Promise<void>((resolve) => (answer = resolve));
  const asked = new Promise<void>((resolve) => {
    stripe.create = async (payment) => {
      resolve();
      await closed;
      return create(payment);
    };
  });
  const starting = room.start(input);
  await asked;
  expect(await room.shut(`${input.orderID}_1`)).toBe('closed');
  answer();
  expect((await starting).body).toMatchObject({ success: false, code: 'order-closed' });
  stripe.create = create;
});

test('money that arrives for a closed payment after all is told, so that the order can decide', async () => {
  const { paymentId, url } = await room.started('stripe');
  // The session is closed in our books alone, as if the provider had let a payment through at the last moment.
  await room.deps.payments.move(paymentId, 'closed', { reason: 'closed' });
  await room.press(url, 'approve');
  expect(await heard(room, paymentId)).toHaveLength(1);
  expect(await room.settle(paymentId)).toBe('paid');
});
