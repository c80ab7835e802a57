import { defaultSettings, defaultSettingsEnv } from '@shop/contracts';
import { aProduct, someYarn } from '@shop/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endOrphanedUses } from './stray-uses.ts';
import { setUpOrderHarness, type Shopper } from '../../test/order-harness.ts';
import { admin, piece, refundScene } from '../../test/refund-scene.ts';

const harness = setUpOrderHarness();
const { delivery } = defaultSettings(z.object(defaultSettingsEnv).parse({}));
beforeEach(() => harness.stock.set({ delivery }));

const { refund } = refundScene(harness);
const CODES = '/api/admin/rest/discount-codes';
const asAdmin = (method: 'GET' | 'POST', path: string, body?: object) =>
  harness.api.as(admin)(method, `${CODES}${path}`, body);

let made = 0;
/** Makes a code and answers what it is called. */
async function aCode(fields: object): Promise<string> {
  made += 1;
  const { status, body } = await asAdmin('POST', '', { code: `koodi-${made}`, ...fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data.id as string;
}
const counts = async (code: string) => {
  const { usedCount, usesByBuyer, unpaidUses, paidUses } = (await harness.deps.discounts.find(code)) ?? {};
  const uses = [Object.keys(unpaidUses ?? {}).length, Object.keys(paidUses ?? {}).length];
  return {
    usedCount,
    byBuyers: Object.values(usesByBuyer ?? {}).reduce((sum, count) => sum + count, 0),
    uses,
  };
};

const buy = ({ user, address }: Shopper, discountCode: string, fields: object = {}) =>
  harness.api.as(user)('POST', '/api/shop/purchase/stripe-checkout', {
    addressID: address._id,
    discountCode,
    ...fields,
  });
const cancel = ({ user }: Shopper, orderID: string) =>
  harness.api.as(user)('POST', '/api/shop/purchase/cancel', { orderID });
const jumper = (priceCents = 10_000) => harness.stock.put(aProduct({ priceCents, stock: 200 }));
const refused = (message: string | RegExp) => ({
  status: 400,
  body: { code: 'discount-refused', errors: { discountCode: expect.stringMatching(message) } },
});

test('a code is frozen on the order, spread over the lines, and the provider asks for just that', async () => {
  const code = await aCode({ kind: 'percent', percent: 15, minimum: '50,00' });
  const shopper = harness.shopper([jumper(), harness.stock.put(someYarn({ stock: 9 }))], 3);
  const offer = await harness.api.as(shopper.user)('POST', '/api/shop/purchase/discount', {
    discountCode: ` ${code.toLowerCase()} `,
  });
  expect(offer.body.data).toEqual({ code, kind: 'percent', percent: 15, amount: 0 });
  const { body } = await buy(shopper, code.toLowerCase());
  const order = await harness.stored(body.orderID);
  const goods = order.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const discountCents = Math.round(goods * 0.15);
  expect(order.discount).toEqual({ code, kind: 'percent', percent: 15, cents: 0, discountCents });
  expect(order.lines.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0)).toBe(discountCents);
  expect(order.totalCents).toBe(goods - discountCents);
  const payment = harness.payments.turn(`${body.orderID}_1`, 'paid');
  expect(payment.amountCents).toBe(order.totalCents);
  expect(payment.lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0)).toBe(order.totalCents);
  await harness.report(payment);
  await harness.sweepAfter(1);
  const seen = await harness.api.as(shopper.user)('GET', `/api/shop/purchase/order-details/${body.orderID}`);
  expect(seen.body.data).toMatchObject({
    totalAmount: order.totalCents / 100,
    discount: { code, kind: 'percent', percent: 15, amount: discountCents / 100 },
  });
  expect(await counts(code)).toEqual({ usedCount: 1, byBuyers: 1, uses: [0, 1] });
  const { body: list } = await asAdmin('GET', '');
  const listed = list.data.find(({ id }: { id: string }) => id === code);
  expect(listed).toMatchObject({
    state: 'open',
    paid: 1,
    open: 0,
    minimum: 50,
    orders: [{ orderID: body.orderID }],
  });
});

test('a discounted order goes back to the cent: receipt, credit notes, VAT and books say the same [spec-144]', async () => {
  const code = await aCode({ kind: 'amount', amount: '10,01' });
  const shopper = harness.shopper([jumper(3_333), jumper(3_334)], 2);
  const { body } = await buy(shopper, code, { deliveryMethod: 'noutopiste', pickUpPoint: 'posti-33100' });
  const { orderID } = body as { orderID: string };
  await harness.report(harness.payments.turn(`${orderID}_1`, 'paid'));
  await harness.sweepAfter(1);
  const receipts = () => harness.deps.receipts.ofOrder(orderID);
  const order = await harness.stored(orderID);
  expect(order.totalCents).toBe(13_334 - 1_001 + 490);
  await expect.poll(async () => (await receipts()).length).toBe(1);
  const [receipt] = await receipts();
  expect(receipt).toMatchObject({ discountCode: code, totalCents: order.totalCents });
  expect(receipt?.lines.map(({ cents, discountCents = 0 }) => cents + discountCents)).toEqual([6_666, 6_668]);
  expect(receipt?.extras).toEqual([{ kind: 'delivery', cents: 490 }]);
  const [firstProduct, secondProduct] = order.lines.map(({ productID }) => productID);
  const asked = [
    { kind: 'lines', lines: [piece(firstProduct ?? '', 1)] },
    { kind: 'lines', lines: [piece(secondProduct ?? '', 2)] },
    { kind: 'whole', delivery: true },
  ];
  for (const [index, wish] of asked.entries()) {
    expect(await refund(orderID, wish)).toMatchObject({ status: 201 });
    await harness.reportRefund(orderID, `${orderID}_r${index + 1}`, {});
  }
  const refunds = Object.values((await harness.stored(orderID)).refunds ?? {});
  expect(refunds.reduce((sum, { cents }) => sum + cents, 0)).toBe(order.totalCents);
  await harness.sweepAfter(1);
  await expect.poll(async () => (await receipts()).length).toBe(4);
  const signed = (await receipts()).flatMap(({ kind, vat }) =>
    vat.map(({ grossCents }) => (kind === 'receipt' ? grossCents : -grossCents)),
  );
  expect(signed.reduce((sum, cents) => sum + cents, 0)).toBe(0);
});

test('of fifty checkouts at once only as many get the discount as it has uses [spec-144]', async () => {
  const code = await aCode({ kind: 'percent', percent: 20, limit: 7 });
  const wool = jumper();
  const answers = await Promise.all(Array.from({ length: 50 }, () => buy(harness.shopper([wool]), code)));
  const turnedAway = answers.filter(({ status }) => status === 400);
  expect(turnedAway).toHaveLength(43);
  for (const answer of turnedAway) expect(answer).toMatchObject(refused('loppuun'));
  expect(await counts(code)).toEqual({ usedCount: 7, byBuyers: 7, uses: [7, 0] });
  // A refused checkout holds nothing.
  expect(harness.stock.count(wool._id).held).toBe(7);
});

test('one buyer in many tabs uses a code once, and gets the use back when the order ends unpaid', async () => {
  const code = await aCode({ kind: 'amount', amount: 5, perBuyer: 1, limit: 3 });
  const shopper = harness.shopper([jumper()]);
  const answers = await Promise.all(Array.from({ length: 8 }, () => buy(shopper, code)));
  const orders = new Set(answers.flatMap(({ body }) => (body.orderID as string | undefined) ?? []));
  expect(orders.size).toBe(1);
  expect(await counts(code)).toEqual({ usedCount: 1, byBuyers: 1, uses: [1, 0] });
  // Another cart of the same buyer: its checkout closes the first order, whose use comes back.
  harness.setCart(shopper, [jumper(2_000)]);
  const { body } = await buy(shopper, code);
  expect(await counts(code)).toEqual({ usedCount: 1, byBuyers: 1, uses: [1, 0] });
  await cancel(shopper, body.orderID);
  expect(await counts(code)).toEqual({ usedCount: 0, byBuyers: 0, uses: [0, 0] });
  const again = await buy(shopper, code);
  await harness.report(harness.payments.turn(`${again.body.orderID}_1`, 'paid'));
  await harness.sweepAfter(1);
  harness.setCart(shopper, [jumper(2_500)]);
  expect(await buy(shopper, code)).toMatchObject(refused('Olet jo käyttänyt'));
});

test('an order that runs out gives its use back, and late money takes one only where one is left', async () => {
  const code = await aCode({ kind: 'percent', percent: 50, limit: 1 });
  const late = harness.shopper([jumper()]);
  const { orderID } = (await buy(late, code)).body as { orderID: string };
  await harness.sweepAfter(60);
  expect(await counts(code)).toEqual({ usedCount: 0, byBuyers: 0, uses: [0, 0] });
  const otherOrder = await buy(harness.shopper([jumper()]), code);
  expect(otherOrder.status).toBe(201);
  await harness.report(harness.payments.turn(`${orderID}_1`, 'paid'));
  await harness.sweepAfter(1);
  const order = await harness.stored(orderID);
  expect(order.confirmedAt).toBeNull();
  expect(Object.values(order.refunds ?? {})).toMatchObject([{ cents: order.totalCents }]);
  expect(await counts(code)).toMatchObject({ usedCount: 1 });
  await harness.reportRefund(orderID, Object.keys(order.refunds ?? {})[0] ?? '', {});
});

test('a code that is ended while a checkout is under way gives nothing, and late money paid with it still counts', async () => {
  const code = await aCode({ kind: 'percent', percent: 50 });
  const end = () => asAdmin('POST', `/${code}/end`);
  const late = harness.shopper([jumper()]);
  const { orderID } = (await buy(late, code)).body as { orderID: string };
  await harness.sweepAfter(60);
  const wool = jumper();
  const { discounts } = harness.deps;
  const { find } = discounts;
  // The admin ends the code right after the checkout has read it.
  const look = vi.spyOn(discounts, 'find').mockImplementationOnce(async (sought) => {
    const seen = await find(sought);
    await end();
    return seen;
  });
  const answer = await buy(harness.shopper([wool]), code);
  look.mockRestore();
  expect(answer).toMatchObject(refused('päättynyt'));
  expect(harness.stock.count(wool._id).held).toBe(0);
  expect(await counts(code)).toEqual({ usedCount: 0, byBuyers: 0, uses: [0, 0] });
  await harness.report(harness.payments.turn(`${orderID}_1`, 'paid'));
  await harness.sweepAfter(1);
  expect(await harness.stored(orderID)).toMatchObject({ saga: 'committed', paymentStatus: 'paid' });
  expect(await counts(code)).toEqual({ usedCount: 1, byBuyers: 1, uses: [0, 1] });
});

test('a use that a killed process has left behind is ended, and no other one', async () => {
  const code = await aCode({ kind: 'percent', percent: 5 });
  const shopper = harness.shopper([jumper()]);
  const { orderID } = (await buy(shopper, code)).body as { orderID: string };
  const userID = shopper.user.id;
  await harness.deps.discounts.take({ code, orderID: 'f'.repeat(24), generation: 1, userID });
  expect((await counts(code)).usedCount).toBe(2);
  await endOrphanedUses(harness.deps);
  expect(await counts(code)).toEqual({ usedCount: 1, byBuyers: 1, uses: [1, 0] });
  await cancel(shopper, orderID);
  // As of a call that was counted after its order had been closed.
  await harness.deps.discounts.take({ code, orderID, generation: 1, userID });
  await endOrphanedUses(harness.deps);
  expect((await counts(code)).usedCount).toBe(0);
});

test('an invalid code is reported at its field, and no order is placed', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const ended = await aCode({ kind: 'percent', percent: 10 });
  expect((await asAdmin('POST', `/${encodeURIComponent(ended)}/end`)).body.data.state).toBe('over');
  expect((await asAdmin('POST', '/EIOLE/end')).status).toBe(404);
  const cases = [
    ['EIOLE', 'Tällaista koodia ei ole'],
    ['x'.repeat(80), 'enintään 24 merkkiä'],
    [ended, 'päättynyt'],
    [await aCode({ kind: 'percent', percent: 10, end: at(-1) }), 'päättynyt'],
    [await aCode({ kind: 'percent', percent: 10, start: at(2) }), 'Koodi tulee voimaan'],
    [await aCode({ kind: 'delivery', minimum: 100.01 }), /vähintään 100,01/],
  ] as const;
  const wool = jumper();
  const shopper = harness.shopper([wool]);
  const errors = (message: string | RegExp) => ({
    status: 400,
    body: { errors: { discountCode: expect.stringMatching(message) } },
  });
  for (const [code, message] of cases) expect(await buy(shopper, code)).toMatchObject(errors(message));
  expect(harness.stock.count(wool._id).held).toBe(0);
  const empty = await harness.api.as(shopper.user)('POST', '/api/shop/purchase/discount', {
    discountCode: '',
  });
  expect(empty).toMatchObject(errors('Kirjoita koodi'));
  expect(await buy(shopper, '')).toMatchObject({ status: 201 });
});

test('a code is part of the order, and what the buyer saw of it is held against the total', async () => {
  const code = await aCode({ kind: 'delivery' });
  const shopper = harness.shopper([jumper()]);
  const parcel = { deliveryMethod: 'noutopiste', pickUpPoint: 'posti-33100' };
  const plain = (await buy(shopper, '', parcel)).body.orderID as string;
  const free = (await buy(shopper, code, { ...parcel, seenTotal: '100.00' })).body.orderID as string;
  expect(free).not.toBe(plain);
  expect(await harness.stored(free)).toMatchObject({ deliveryFeeCents: 0, totalCents: 10_000 });
  expect(await buy(shopper, '', { ...parcel, seenTotal: '100.00' })).toMatchObject({
    status: 409,
    body: { code: 'price-changed', data: { totalAmount: 104.9, discountAmount: 0 } },
  });
});

test('an invalid new code is reported at its field, and a code is created once', async () => {
  const code = await aCode({ kind: 'percent', percent: 10 });
  const cases = [
    [{ code: 'A!', kind: 'percent', percent: 10 }, 'code'],
    [{ code, kind: 'percent', percent: 10 }, 'code'],
    [{ code: 'UUSI', kind: 'lahja' }, 'kind'],
    [{ code: 'UUSI', kind: 'percent', percent: 100 }, 'percent'],
    [{ code: 'UUSI', kind: 'amount', amount: '' }, 'amount'],
    [{ code: 'UUSI', kind: 'amount', amount: '1,234' }, 'amount'],
    [{ code: 'UUSI', kind: 'delivery', start: 'eilen' }, 'start'],
    [{ code: 'UUSI', kind: 'delivery', start: '2026-12-02T09:00', end: '2026-12-01T09:00' }, 'end'],
    [{ code: 'UUSI', kind: 'delivery', limit: 0 }, 'limit'],
    [{ code: 'UUSI', kind: 'delivery', perBuyer: 1.5 }, 'perBuyer'],
  ] as const;
  for (const [body, field] of cases) {
    const answer = await asAdmin('POST', '', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  }
});
