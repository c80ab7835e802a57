import { bookedFeesSchema } from '@shop/contracts';
import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { feePauseMs, MAX_FEE_CHECKS } from '../domain/fee.ts';
import { movedFilter } from '../store/fee-queries.ts';
import { findDueFees } from '../sweepers/due-fees.ts';
import { listMoney } from './list-money.ts';
import { setUpPaymentHarness } from '../../test/payment-harness.ts';
import { reconcilingTomorrow } from '../../test/reconciling.ts';

/* What the providers keep and disputes take, on their way into the books. */
const harness = setUpPaymentHarness();
const DAY_MS = 24 * 3_600_000;
const { at: tomorrowNoon, reconcileAgain, rewrite, tomorrow } = reconcilingTomorrow(harness);

/** Tomorrow, when the service's own sweepers do not see what is due. */
const dueAt = (msBefore: number) => new Date(tomorrowNoon.getTime() - msBefore);

const dayInFinland = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' });
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
/** What the shop would put into its books of the last two days: a test may run over midnight. */
const feesNow = async () => {
  const today = dayInFinland.format();
  const path = `/internal/fees?from=${dayBefore(today)}&to=${today}`;
  const { body } = await harness.api.asService('GET', path);
  return bookedFeesSchema.parse(body.data);
};

test.each([
  ['stripe', 194],
  ['paypal', 361],
] as const)('what %s keeps is written down where its money is taken in', async (provider, amountCents) => {
  const paymentId = await harness.paid(provider);
  expect((await harness.deps.payments.get(paymentId)).fee).toEqual({ amountCents, currency: 'EUR' });
});

test('a fee that was not reported with the payment is unknown until the day’s reconciliation has found it', async () => {
  const paymentId = await harness.paid('stripe');
  const refundId = await harness.askRefund(paymentId);
  await harness.refundIs(paymentId, refundId, 'succeeded');
  const payments = harness.database.connection.collection<{ _id: string }>('payments');
  await payments.updateOne({ _id: paymentId }, { $unset: { fee: 1, [`refunds.${refundId}.fee`]: 1 } });
  const unknownCards = async () =>
    (await feesNow())
      .filter(({ paymentMethod }) => paymentMethod === 'card')
      .reduce((sum, { unknown }) => sum + unknown, 0);
  const before = await unknownCards();
  expect(before).toBeGreaterThanOrEqual(2);
  await reconcileAgain();
  expect(await harness.deps.payments.get(paymentId)).toMatchObject({
    fee: { amountCents: 194, currency: 'EUR' },
    refunds: { [refundId]: { fee: { amountCents: 0, currency: 'EUR' } } },
  });
  expect(await unknownCards()).toBeLessThanOrEqual(before - 2);
});

/** What the books have of disputes. */
const disputesNow = async () =>
  (await feesNow()).reduce(
    (sum, { disputes: { cents, feeCents, unknown } }) => ({
      cents: sum.cents + cents,
      feeCents: sum.feeCents + feeCents,
      unknown: sum.unknown + unknown,
    }),
    { cents: 0, feeCents: 0, unknown: 0 },
  );

test.each([
  ['stripe', 2_000],
  ['paypal', 1_600],
] as const)(
  'a dispute’s amount and fee at %s stand in accounting, and are removed when it is won',
  async (provider, feeCents) => {
    const paymentId = await harness.paid(provider);
    const { providerId: id = '' } = await harness.deps.payments.get(paymentId);
    const before = await disputesNow();
    const disputeId = await harness.control('/disputes', { id, cents: 7_250 });
    const dispute = async () => (await harness.deps.payments.get(paymentId)).disputes?.[disputeId];
    await waitFor('the dispute', async () => (await dispute())?.moves !== undefined);
    expect(await disputesNow()).toEqual({
      cents: before.cents + 7_250,
      feeCents: before.feeCents + feeCents,
      unknown: before.unknown,
    });
    /** Stripe reports it by two webhooks; the second may still overwrite the change. */
    const unknownWith = (fields: object) =>
      expect.poll(async () => {
        await rewrite(paymentId, fields);
        return (await disputesNow()).unknown - before.unknown;
      });
    // An account that does not report fees makes them unknown, not zero.
    const moves = (await dispute())?.moves;
    await unknownWith({ [`disputes.${disputeId}.moves`]: null }).toBe(1);
    await reconcileAgain();
    await waitFor('its moves again', async () => (await dispute())?.moves?.length === moves?.length);
    expect((await dispute())?.change).toBe(1);
    await harness.control(`/disputes/${disputeId}`, { state: 'won' });
    await waitFor('the win', async () => (await dispute())?.state === 'won');
    expect(await disputesNow()).toEqual(before);
    // What a win has not brought back yet is asked for, long after the lists.
    await unknownWith({ [`disputes.${disputeId}.moves`]: moves, nextFeeCheckAt: dueAt(0) }).toBe(1);
    await askForFees(async () => !(await isAskedAgain(paymentId)));
    expect(await disputesNow()).toEqual(before);
  },
);

test('fees and disputes in accounting equal the providers’ ledger for the same days', async () => {
  const paymentId = await harness.paid('stripe');
  const { providerId: id = '' } = await harness.deps.payments.get(paymentId);
  const disputeId = await harness.control('/disputes', { id, cents: 7_250 });
  await waitFor('the dispute', async () => {
    return (await harness.deps.payments.get(paymentId)).disputes?.[disputeId]?.moves !== undefined;
  });
  await waitFor('every fee', async () => {
    await reconcileAgain();
    return (await feesNow()).every(({ unknown }) => unknown === 0);
  });
  const until = new Date(Date.now() + 1_000);
  const { charges, disputes } = await listMoney(
    harness.deps.providers,
    new Date(until.getTime() - DAY_MS),
    until,
  );
  const kept = charges.reduce((sum, { fee }) => sum + (fee?.amountCents ?? 0), 0);
  const fees = await feesNow();
  expect(fees.reduce((sum, { cents }) => sum + cents, 0)).toBe(kept);
  expect(kept).toBeGreaterThan(0);
  const moves = disputes.flatMap(({ moves: disputeMoves = [] }) => disputeMoves);
  const movedCents = 0 - moves.reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect(movedCents).toBeGreaterThan(0);
  expect(fees.reduce((sum, fee) => sum + fee.disputes.cents, 0)).toBe(movedCents);
  expect(fees.reduce((sum, fee) => sum + fee.disputes.feeCents, 0)).toBe(
    moves.reduce((sum, { feeCents }) => sum + feeCents, 0),
  );
});

test('a PayPal reversal is reported once', async () => {
  const paymentId = await harness.paid('paypal');
  const { providerId: id = '' } = await harness.deps.payments.get(paymentId);
  const before = await disputesNow();
  const disputeId = await harness.control('/disputes', { id, cents: 11_250 });
  const refundId = await harness.control('/refunds', { id, reversal: true });
  await harness.refundIs(paymentId, `${paymentId}_p_${refundId}`, 'succeeded');
  const dispute = async () => (await harness.deps.payments.get(paymentId)).disputes?.[disputeId];
  await waitFor('the dispute', async () => (await dispute())?.moves !== undefined);
  expect(await disputesNow()).toEqual({ ...before, feeCents: before.feeCents + 1_600 });
});

/** Ages a payment, so that the fee lists no longer contain it. */
async function forgetFees(paymentId: string, fields: object = {}): Promise<void> {
  await harness.database.connection
    .collection<{ _id: string }>('payments')
    .updateOne(
      { _id: paymentId },
      { $unset: { fee: 1 }, $set: { nextFeeCheckAt: dueAt(0), feeChecks: 0, ...fields } },
    );
}
/** Two processes that ask at once tomorrow, until something is so. */
async function askForFees(done: () => Promise<boolean>): Promise<void> {
  await Promise.all([1, 2].map(() => findDueFees(tomorrow())));
  await waitFor('the fees', done);
}
const isAskedAgain = async (paymentId: string) =>
  (await harness.deps.payments.get(paymentId)).nextFeeCheckAt !== undefined;

test.each([
  ['stripe', 194, 'GET /v1/payment_intents/', 0],
  ['paypal', 361, 'GET /v2/payments/captures/', 0],
] as const)(
  'fees that the lists of %s do not reach any more are asked for payment by payment; an outage is no question',
  async (provider, amountCents, match, refundFee) => {
    const paymentId = await harness.paid(provider);
    const refundId = await harness.askRefund(paymentId);
    await harness.refundIs(paymentId, refundId, 'succeeded');
    const { refunds } = await harness.deps.payments.get(paymentId);
    const { fee: _fee, ...refund } = refunds?.[refundId] ?? {};
    const behind = await harness.paid(provider);
    await forgetFees(paymentId, {
      [`refunds.${refundId}`]: refund,
      feeChecks: MAX_FEE_CHECKS - 1,
      nextFeeCheckAt: dueAt(2_000),
    });
    await forgetFees(behind, { nextFeeCheckAt: dueAt(1_000) });
    // The harness's own worker may still hold the refund.
    await harness.script({ match, behaviour: 'reply', status: 503, times: 1_000 });
    await findDueFees(tomorrow());
    const inAnHour = new Date(tomorrowNoon.getTime() + 3_600_000);
    const stored = () => harness.deps.payments.get(paymentId);
    await waitFor('the outage', async () => {
      const { nextFeeCheckAt } = await stored();
      return nextFeeCheckAt?.getTime() === inAnHour.getTime();
    });
    expect(await stored()).toMatchObject({ feeChecks: MAX_FEE_CHECKS - 1 });
    expect((await stored()).fee).toBeUndefined();
    expect(await harness.deps.payments.get(behind)).toMatchObject({
      feeChecks: 0,
      nextFeeCheckAt: dueAt(1_000),
    });
    await harness.clearScript();
    for (const id of [paymentId, behind]) await rewrite(id, { nextFeeCheckAt: dueAt(0) });
    await askForFees(async () => !(await isAskedAgain(paymentId)) && !(await isAskedAgain(behind)));
    expect(await stored()).toMatchObject({
      fee: { amountCents, currency: 'EUR' },
      refunds: { [refundId]: { fee: { amountCents: refundFee, currency: 'EUR' } } },
    });
    // Whatever is open after another change is asked for from the first question on.
    expect((await stored()).feeChecks).toBeUndefined();
  },
);

test('a refund that PayPal does not show does not keep back other fees, and known fees are not asked for', async () => {
  const paymentId = await harness.paid('paypal');
  const refundIds = [await harness.askRefund(paymentId), await harness.askRefund(paymentId)];
  for (const refundId of refundIds) await harness.refundIs(paymentId, refundId, 'succeeded');
  const refunds = (await harness.deps.payments.get(paymentId)).refunds ?? {};
  const [forgotten = '', shown = ''] = refundIds;
  const without = (refundId: string) => {
    const { fee: _fee, ...refund } = refunds[refundId] ?? {};
    return { [`refunds.${refundId}`]: refund };
  };
  const refusal = {
    match: `GET /v2/payments/refunds/${refunds[forgotten]?.providerRefundId}`,
    behaviour: 'reply',
    status: 404,
    body: { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' },
  } as const;
  await forgetFees(paymentId, { ...without(forgotten), ...without(shown) });
  await harness.script(refusal);
  const stored = () => harness.deps.payments.get(paymentId);
  await askForFees(async () => (await stored()).feeChecks === 1);
  expect(await stored()).toMatchObject({
    fee: { amountCents: 361 },
    refunds: { [shown]: { fee: { amountCents: 0, currency: 'EUR' } } },
  });
  expect((await stored()).refunds?.[forgotten]?.fee).toBeUndefined();
  // Asked for the one that is known it would say nothing of the other.
  await harness.script({
    ...refusal,
    match: `GET /v2/payments/refunds/${refunds[shown]?.providerRefundId}`,
    status: 503,
  });
  await rewrite(paymentId, { nextFeeCheckAt: dueAt(0) });
  await askForFees(async () => !(await isAskedAgain(paymentId)));
  expect((await stored()).refunds?.[forgotten]?.fee).toEqual({ amountCents: 0, currency: 'EUR' });
});

test('a fee that a provider never reports is requested nine times in eight months, and stays unknown', async () => {
  const pauses = Array.from({ length: MAX_FEE_CHECKS - 1 }, (_, checks) => feePauseMs(checks));
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(255 * DAY_MS);
  const paymentId = await harness.paid('paypal');
  const unknownNow = async () => (await feesNow()).reduce((sum, { unknown }) => sum + unknown, 0);
  const before = await unknownNow();
  await forgetFees(paymentId, { feeChecks: MAX_FEE_CHECKS - 1 });
  const { chargeId: id } = await harness.deps.payments.get(paymentId);
  const body = { id, status: 'COMPLETED', amount: { currency_code: 'EUR', value: '112.50' } };
  await harness.script({ match: 'GET /v2/payments/captures/', behaviour: 'reply', status: 200, body });
  await askForFees(async () => !(await isAskedAgain(paymentId)));
  expect((await harness.deps.payments.get(paymentId)).fee).toBeUndefined();
  expect(await unknownNow()).toBe(before + 1);
  await reconcileAgain();
  expect((await harness.deps.payments.get(paymentId)).fee).toBeDefined();
});

test('accounting reads only payments, refunds and disputes of its days', async () => {
  const payments = harness.database.connection.collection<{ _id: string; returnedAt?: Date[] }>('payments');
  const paymentId = await harness.paid('stripe');
  const refundId = await harness.askRefund(paymentId);
  await harness.refundIs(paymentId, refundId, 'succeeded');
  const { _id, ...fields } = await harness.deps.payments.get(paymentId);
  const day = (text: string) => new Date(`${text}T09:00:00Z`);
  const refundOf = (at: Date) => ({ ...fields.refunds?.[refundId], changedAt: at });
  const made = (n: number, paidAt: Date, backAt: Date) => ({
    ...fields,
    _id: `older_${n}`,
    providerId: `older_${n}`,
    chargeId: `older_${n}`,
    createdAt: paidAt,
    paidAt,
    refunds: { [refundId]: refundOf(backAt) },
    returnedAt: [backAt],
  });
  await payments.insertMany([
    ...Array.from({ length: 300 }, (_, n) => made(n, day('2024-01-10'), day('2024-03-10'))),
    made(301, day('2024-01-10'), day('2024-06-10')),
    // Its times lie on either side.
    {
      ...made(302, day('2024-01-10'), day('2024-03-10')),
      returnedAt: [day('2024-03-10'), day('2024-08-10')],
    },
  ]);
  const june = [day('2024-06-01'), day('2024-07-01')] as const;
  const { executionStats, queryPlanner } = await payments
    .find(movedFilter(...june))
    .explain('executionStats');
  // The one document is counted where it is found and where the parts come together.
  expect(executionStats).toMatchObject({ nReturned: 1, totalKeysExamined: 1, totalDocsExamined: 2 });
  expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('COLLSCAN');
  expect(await harness.deps.payments.movedBetween(...june)).toHaveLength(1);
  await payments.deleteMany({ _id: /^older_/ });
});
