import { type ApiError, CheckoutPaymentIntent } from '@paypal/paypal-server-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, paypalClient, runSandbox, type TestSandbox } from './running-sandbox.ts';

let sandbox: TestSandbox;
let paypal: ReturnType<typeof paypalClient>;
beforeAll(async () => {
  sandbox = await runSandbox();
  paypal = paypalClient(sandbox.url(), sandbox);
});
afterAll(() => sandbox.stop());

const euros = (value: string) => ({ currencyCode: 'EUR', value });
let count = 0;
function order() {
  count += 1;
  return {
    paypalRequestId: `po-order_${count}`,
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          customId: `order_${count}`,
          amount: { ...euros('100.50'), breakdown: { itemTotal: euros('95.50'), shipping: euros('5.00') } },
          items: [{ name: 'Lampaanvilla', quantity: '2', unitAmount: euros('47.75') }],
        },
      ],
      paymentSource: {
        paypal: {
          experienceContext: {
            returnUrl: 'http://localhost:3000/shop/payment-success?paypal=true',
            cancelUrl: 'http://localhost:3000/shop/payment-success?cancelled=true',
          },
        },
      },
    },
  };
}

async function createOrder() {
  const { result } = await paypal.orders.createOrder(order());
  const page = result.links?.find(({ rel }) => rel === 'payer-action')?.href ?? '';
  return { id: result.id ?? '', page };
}

const issueOf = (err: unknown): string =>
  (err as ApiError<{ details?: { issue: string }[] }>).result?.details?.[0]?.issue ?? String(err);
const captureIssue = (id: string) =>
  paypal.orders.captureOrder({ id }).then(
    () => 'captured',
    (err: unknown) => issueOf(err),
  );

test('an order is created, approved, captured once and found again', async () => {
  const { id, page } = await createOrder();
  expect(await captureIssue(id)).toBe('ORDER_NOT_APPROVED');

  const { location } = await sandbox.press(page, 'approve');
  const back = new URL(location);
  expect(back.searchParams.get('paypal')).toBe('true');
  expect(back.searchParams.get('token')).toBe(id);
  expect(back.searchParams.get('PayerID')).toMatch(/^\w{13}$/);
  expect((await paypal.orders.getOrder({ id })).result.status).toBe('APPROVED');

  const first = await paypal.orders.captureOrder({ id, paypalRequestId: 'pc-1' });
  const capture = first.result.purchaseUnits?.[0]?.payments?.captures?.[0];
  expect(capture).toMatchObject({ status: 'COMPLETED', amount: euros('100.50') });
  const again = await paypal.orders.captureOrder({ id, paypalRequestId: 'pc-1' });
  expect(again.result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id).toBe(capture?.id);
  expect(await captureIssue(id)).toBe('ORDER_ALREADY_CAPTURED');
  expect((await paypal.payments.getCapturedPayment({ captureId: capture?.id ?? '' })).result.status).toBe(
    'COMPLETED',
  );
});

test('the same request id makes one order', async () => {
  const input = order();
  const first = await paypal.orders.createOrder(input);
  const second = await paypal.orders.createOrder(input);
  expect(second.result.id).toBe(first.result.id);
});

test('a declined payment comes back to the shop and is refused at the capture', async () => {
  const { id, page } = await createOrder();
  const { location } = await sandbox.press(page, 'decline');
  expect(location).toContain(`token=${id}`);
  expect(await captureIssue(id)).toBe('INSTRUMENT_DECLINED');
  expect(await captureIssue(id)).toBe('INSTRUMENT_DECLINED');
});

test('a declined order is approved again and captured once, by a key of its own', async () => {
  const { id, page } = await createOrder();
  const captureBy = (paypalRequestId: string) =>
    paypal.orders.captureOrder({ id, paypalRequestId }).then(() => 'captured', issueOf);
  await sandbox.press(page, 'decline');
  expect(await captureBy('pc-declined')).toBe('INSTRUMENT_DECLINED');
  await sandbox.press(page, 'approve');
  expect(await captureBy('pc-declined')).toBe('INSTRUMENT_DECLINED');
  expect(await captureBy('pc-declined-1')).toBe('captured');
  expect(await captureBy('pc-declined-2')).toBe('ORDER_ALREADY_CAPTURED');
});

test('a cancelled payment goes to the cancel address with its token', async () => {
  const { id, page } = await createOrder();
  const { location } = await sandbox.press(page, 'cancel');
  expect(location).toBe(`http://localhost:3000/shop/payment-success?cancelled=true&token=${id}`);
});

test('a capture is refunded once for one key and never beyond what was paid', async () => {
  const { id, page } = await createOrder();
  await sandbox.press(page, 'approve');
  const { result } = await paypal.orders.captureOrder({ id });
  const captureId = result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? '';
  const input = { captureId, paypalRequestId: 're-1', body: { amount: euros('60.00') } };
  const first = await paypal.payments.refundCapturedPayment(input);
  const again = await paypal.payments.refundCapturedPayment(input);
  expect(again.result.id).toBe(first.result.id);
  const beyond = paypal.payments.refundCapturedPayment({ ...input, paypalRequestId: 're-2' });
  expect(await beyond.catch(issueOf)).toBe('REFUND_AMOUNT_EXCEEDED');
});

test('webhooks are signed so that the verify call knows its own from an altered one', async () => {
  const { id, page } = await createOrder();
  await sandbox.press(page, 'approve');
  const delivery = await eventually(() => sandbox.inbox.deliveries.find(({ body }) => body.includes(id)));
  expect(delivery.path).toBe('/paypal');
  expect(JSON.parse(delivery.body)).toMatchObject({ event_type: 'CHECKOUT.ORDER.APPROVED' });

  const token = await fetch(`${sandbox.url()}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${sandbox.config.PAYPAL_CLIENT_ID}:${sandbox.config.PAYPAL_CLIENT_SECRET}`)}`,
    },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const verify = async (webhook_event: unknown) => {
    const response = await fetch(`${sandbox.url()}/v1/notifications/verify-webhook-signature`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        auth_algo: delivery.headers['paypal-auth-algo'],
        cert_url: delivery.headers['paypal-cert-url'],
        transmission_id: delivery.headers['paypal-transmission-id'],
        transmission_sig: delivery.headers['paypal-transmission-sig'],
        transmission_time: delivery.headers['paypal-transmission-time'],
        webhook_id: sandbox.config.PAYPAL_WEBHOOK_ID,
        webhook_event,
      }),
    });
    return ((await response.json()) as { verification_status: string }).verification_status;
  };
  expect(await verify(JSON.parse(delivery.body))).toBe('SUCCESS');
  expect(await verify({ ...JSON.parse(delivery.body), event_type: 'PAYMENT.CAPTURE.COMPLETED' })).toBe(
    'FAILURE',
  );
});

test('a call without a token is refused', async () => {
  expect((await fetch(`${sandbox.url()}/v2/checkout/orders/X`)).status).toBe(401);
});

test('a revoked token is refused until another one is fetched', async () => {
  await createOrder();
  await sandbox.script({ match: 'GET /v2/checkout/orders/x', behaviour: 'revoke' });
  const statusOf = (api: typeof paypal) =>
    api.orders.getOrder({ id: 'x' }).catch((err: ApiError) => err.statusCode);
  expect(await statusOf(paypal)).toBe(401);
  expect(await statusOf(paypal)).toBe(401);
  paypal = paypalClient(sandbox.url(), sandbox);
  expect(await statusOf(paypal)).toBe(404);
});

test('an order without its address is refused where one was promised', async () => {
  const input = order();
  Object.assign(input.body.paymentSource.paypal.experienceContext, {
    shippingPreference: 'SET_PROVIDED_ADDRESS',
  });
  expect(await paypal.orders.createOrder(input).catch(issueOf)).toBe('MISSING_SHIPPING_ADDRESS');
});

test('a buyer who is sent back approves again, and a pending capture says why', async () => {
  const { id, page } = await createOrder();
  await sandbox.press(page, 'approve');
  await sandbox.script({ match: 'POST /v2/checkout/orders/.*/capture', behaviour: 'payer-action' });
  expect(await captureIssue(id)).toBe('PAYER_ACTION_REQUIRED');
  expect((await paypal.orders.getOrder({ id })).result.status).toBe('PAYER_ACTION_REQUIRED');
  await sandbox.press(page, 'approve');
  const match = 'POST /v2/checkout/orders/.*/capture';
  await sandbox.script({ match, behaviour: 'pending', reason: 'ECHECK' });
  const { result } = await paypal.orders.captureOrder({ id });
  expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]).toMatchObject({
    status: 'PENDING',
    statusDetails: { reason: 'ECHECK' },
  });
});
