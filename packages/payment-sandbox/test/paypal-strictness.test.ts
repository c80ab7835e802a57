import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, runSandbox, type TestSandbox } from './running-sandbox.ts';

/* Where a friendlier stand-in would hide a mistake until real money meets it. */
let sandbox: TestSandbox;
let token = '';
beforeAll(async () => {
  sandbox = await runSandbox();
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET } = sandbox.config;
  const answer = await fetch(`${sandbox.url()}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${PAYPAL_CLIENT_ID}:${PAYPAL_CLIENT_SECRET}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  token = ((await answer.json()) as { access_token: string }).access_token;
});
afterAll(() => sandbox.stop());

type Answer = {
  status: number;
  body: Record<string, unknown> & { details?: { issue: string; field?: string }[] };
};
let count = 0;
async function ask(method: string, path: string, body?: unknown, headers: object = {}): Promise<Answer> {
  count += 1;
  const answer = await fetch(sandbox.url() + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'paypal-request-id': `call-${count}`,
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
const errorOf = ({ status, body }: Answer) => [status, body['name'], body.details?.[0]?.issue];

const euros = (value: string, currency_code = 'EUR') => ({ currency_code, value });
const item = (fields: object = {}) => ({
  name: 'Villa',
  quantity: '2',
  unit_amount: euros('50.00'),
  ...fields,
});
function order(unit: object = {}, context: object = {}) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: 'order_1',
        amount: { ...euros('100.00'), breakdown: { item_total: euros('100.00') } },
        items: [item()],
        ...unit,
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: 'http://localhost:3000/ok',
          cancel_url: 'http://localhost:3000/no',
          ...context,
        },
      },
    },
  };
}
const amount = (value: string, itemTotal = value) => ({
  ...euros(value),
  breakdown: { item_total: euros(itemTotal) },
});

test.each([
  [order({ amount: amount('100.00', '99.00') }), 422, 'ITEM_TOTAL_MISMATCH'],
  [order({ amount: { ...amount('101.00', '100.00') } }), 422, 'AMOUNT_MISMATCH'],
  [order({ amount: amount('100.001') }), 422, 'DECIMAL_PRECISION'],
  [order({ amount: euros('0.00'), items: [] }), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  [order({ amount: euros('100.00') }), 422, 'ITEM_TOTAL_REQUIRED'],
  [order({ amount: euros('100.00', 'XXX') }), 422, 'CURRENCY_NOT_SUPPORTED'],
  [order({ items: [item({ name: '' })] }), 400, 'INVALID_STRING_LENGTH'],
  [order({ items: [item({ quantity: '0' })] }), 400, 'INVALID_PARAMETER_SYNTAX'],
  [order({ custom_id: 'x'.repeat(128) }), 400, 'INVALID_STRING_LENGTH'],
  [order({}, { locale: 'suomi' }), 400, 'INVALID_PARAMETER_SYNTAX'],
  [order({}, { user_action: 'LATER' }), 400, 'INVALID_PARAMETER_VALUE'],
  [order({}, { return_url: undefined }), 400, 'MISSING_REQUIRED_PARAMETER'],
  ['{"intent":', 400, 'MALFORMED_REQUEST_JSON'],
] as const)('an order %# is refused with %i %s', async (body, status, issue) => {
  const answer = await ask('POST', '/v2/checkout/orders', body);
  const name = status === 422 ? 'UNPROCESSABLE_ENTITY' : 'INVALID_REQUEST';
  expect(errorOf(answer)).toEqual([status, name, issue]);
  expect(answer.body).toMatchObject({
    message: expect.stringMatching(/^(Request is not well-formed|The requested action)/),
    debug_id: expect.stringMatching(/^\w+$/),
  });
});

test('an order needs its request id, and an unknown path or token gets PayPal’s own answer', async () => {
  const without = await ask('POST', '/v2/checkout/orders', order(), { 'paypal-request-id': '' });
  expect(errorOf(without)).toEqual([400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED']);
  expect(errorOf(await ask('GET', '/v2/nothing'))).toEqual([
    404,
    'RESOURCE_NOT_FOUND',
    'INVALID_RESOURCE_ID',
  ]);
  const strange = await ask('GET', '/v2/checkout/orders/X', undefined, { authorization: 'Bearer x' });
  expect(strange).toMatchObject({ status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
});

/** A captured order: its id, and its capture's. */
async function captured() {
  const made = await ask('POST', '/v2/checkout/orders', order());
  const id = String(made.body['id']);
  await sandbox.press(`${sandbox.config.PUBLIC_URL}/sandbox/paypal/${id}`, 'approve');
  const { body } = await ask('POST', `/v2/checkout/orders/${id}/capture`);
  const [unit] = body['purchase_units'] as { payments: { captures: { id: string }[] } }[];
  return { id, captureId: unit?.payments.captures[0]?.id ?? '' };
}

test('a refund without an amount refunds the rest, and each mistake has its issue', async () => {
  const { id, captureId } = await captured();
  const refund = (body: unknown) => ask('POST', `/v2/payments/captures/${captureId}/refund`, body);
  expect(errorOf(await refund({ amount: euros('1.00', 'USD') }))[2]).toBe('REFUND_CAPTURE_CURRENCY_MISMATCH');
  expect(errorOf(await refund({ amount: euros('1.001') }))[2]).toBe('DECIMAL_PRECISION');
  expect(errorOf(await refund({ amount: euros('0') }))[2]).toBe('CANNOT_BE_ZERO_OR_NEGATIVE');
  const partial = await refund({ amount: euros('40.00'), custom_id: 'order_1_r1' });
  expect(partial).toMatchObject({ status: 201, body: { status: 'COMPLETED', custom_id: 'order_1_r1' } });
  expect(errorOf(await refund({ amount: euros('60.01') }))[2]).toBe('REFUND_AMOUNT_EXCEEDED');
  expect((await refund({})).body).toMatchObject({ amount: euros('60.00') });
  expect(errorOf(await refund({}))).toEqual([422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED']);
  const found = await ask('GET', `/v2/payments/refunds/${String(partial.body['id'])}`);
  expect(found.body).toMatchObject({ amount: euros('40.00') });
  const shown = await ask('GET', `/v2/checkout/orders/${id}`);
  const [unit] = shown.body['purchase_units'] as { payments: { refunds: object[] } }[];
  expect(unit?.payments.refunds).toHaveLength(2);
});

test('a dispute is listed without its outcome, which its own page gives, and reported by webhooks', async () => {
  const { id, captureId } = await captured();
  const disputeId = await sandbox.control('/disputes', { id });
  const partial = await ask('POST', `/v2/payments/captures/${captureId}/refund`, { amount: euros('1.00') });
  expect(errorOf(partial)[2]).toBe('CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED');
  await sandbox.control(`/disputes/${disputeId}`, { state: 'lost' });
  const list = await ask('GET', `/v1/customer/disputes?disputed_transaction_id=${captureId}`);
  expect(list.body['items']).toEqual([
    expect.objectContaining({ dispute_id: disputeId, status: 'RESOLVED' }),
  ]);
  expect(JSON.stringify(list.body)).not.toMatch(/outcome_code|fund_movements/);
  const shown = await ask('GET', `/v1/customer/disputes/${disputeId}`);
  expect(shown.body).toMatchObject({
    dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' },
    fund_movements: [
      { party: 'SELLER', type: 'DEBIT', reason: 'DISPUTE_SETTLEMENT' },
      { party: 'BUYER', type: 'CREDIT', reason: 'DISPUTE_SETTLEMENT' },
      { party: 'SELLER', type: 'DEBIT', reason: 'CHARGEBACK_FEE', amount: euros('16.00') },
    ],
  });
  for (const type of ['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED']) {
    const { body } = await eventually(() =>
      sandbox.inbox.deliveries.find((found) => found.body.includes(disputeId) && found.body.includes(type)),
    );
    expect((JSON.parse(body) as { id: string }).id).toMatch(/^[a-zA-Z0-9]+$/);
  }
});
