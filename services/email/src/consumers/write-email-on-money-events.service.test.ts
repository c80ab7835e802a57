import type { EmailOrder } from '@shop/contracts';
import {
  orderLapsed,
  orderLinkAsked,
  orderRefunded,
  orderRestAsked,
  orderWithdrawn,
  reviewReminderDue,
  withdrawalLinkAsked,
} from '@shop/events';
import { newId } from '@shop/service-kit';
import { anAdmin, waitFor } from '@shop/testing';
import { describe, expect, test } from 'vitest';
import { SECRET_MARK } from '../domain/secret-link.ts';
import { writeEmail } from '../use-cases/write-email.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness();

const lapse = ({ orderID }: Pick<EmailOrder, 'orderID'>, why = 'expired') =>
  harness.publish(orderLapsed, { orderID, why });
const refund = ({ orderID }: Pick<EmailOrder, 'orderID'>, fields: object = {}) =>
  harness.publish(orderRefunded, {
    orderID,
    refundId: `${orderID}_r1`,
    amountCents: 3_750,
    currency: 'EUR',
    reason: 'maker',
    lines: [],
    deliveryCents: 0,
    lessCents: 0,
    note: '',
    ...fields,
  });
const withdraw = ({ orderID }: Pick<EmailOrder, 'orderID'>, fields: object = {}) =>
  harness.publish(orderWithdrawn, {
    orderID,
    withdrawalId: 'w1',
    at: '2026-11-23T10:12:00.000Z',
    name: 'Aino Asiakas',
    lines: [{ line: 0, quantity: 1 }],
    ...fields,
  });
const requestMissingAmount = ({ orderID }: Pick<EmailOrder, 'orderID'>, fields: object = {}) =>
  harness.publish(orderRestAsked, {
    orderID,
    at: '2026-11-23T10:12:00.000Z',
    restCents: 2_000,
    paidCents: 14_650,
    ...fields,
  });
const askLink = ({ orderID }: Pick<EmailOrder, 'orderID'>, at = '2026-11-23T10:12:00.000Z') =>
  harness.publish(withdrawalLinkAsked, { orderID, at });
const askOrderLink = ({ orderID }: Pick<EmailOrder, 'orderID'>, at = '2026-11-23T10:12:00.000Z') =>
  harness.publish(orderLinkAsked, { orderID, at });
const remind = ({ orderID }: Pick<EmailOrder, 'orderID'>, lines = [1]) =>
  harness.publish(reviewReminderDue, { orderID, lines });
const textsOf = async (order: EmailOrder) => {
  const emails = await harness.emailsOf(order);
  return Promise.all(emails.map(async ({ id }) => (await harness.deps.emails.find(id))?.text));
};

describe.each([
  ['write-email-on-order-lapsed', 'order-lapsed', lapse],
  ['write-email-on-order-refunded', 'order-refunded', refund],
  ['write-email-on-order-rest-asked', 'order-rest-asked', requestMissingAmount],
  ['write-email-on-order-withdrawn', 'order-withdrawn', withdraw],
  ['write-email-on-withdrawal-link-asked', 'withdrawal-link', askLink],
  ['write-email-on-order-link-asked', 'order-link', askOrderLink],
  ['write-email-on-review-reminder-due', 'review-reminder', remind],
])('%s', (consumer, kind, publish) => {
  test('the buyer is notified by email', async () => {
    const order = harness.anOrder();
    await publish(order);
    expect(await harness.emailsOf(order)).toMatchObject([{ kind, state: 'queued', to: order.email }]);
  });

  test('an event that is delivered twice writes one email', async () => {
    const order = harness.anOrder();
    await publish(order);
    await publish(order);
    expect(await harness.emailsOf(order)).toHaveLength(1);
  });

  test('an order that is not there becomes a dead letter', async () => {
    const eventId = await publish({ orderID: newId() });
    await waitFor('the dead letter', async () => (await harness.deadLetters.count()) > 0);
    expect(await harness.deadLetters.find(`${eventId}-${consumer}`)).toMatchObject({
      code: 'order-not-found',
    });
  });
});

test('an email written just before a crash stays the only one when its event is delivered again', async () => {
  const order = harness.anOrder();
  const { orderID } = order;
  // Stored, but not acknowledged.
  await writeEmail(harness.deps, { eventId: orderID, orderID, kind: 'order-lapsed', why: 'expired' });
  await lapse(order);
  expect(await harness.emailsOf(order)).toHaveLength(1);
});

test('a cancelled payment and an expired one have different emails', async () => {
  const [gaveUp, late] = [harness.anOrder(), harness.anOrder()];
  await lapse(gaveUp, 'cancelled');
  await lapse(late, 'expired');
  expect((await textsOf(gaveUp))[0]).toContain('Keskeytit maksamisen');
  expect((await textsOf(late))[0]).toContain('Maksua ei tullut määräajassa');
});

test('a cancelled payment is confirmed after half an hour, unless the buyer has paid meanwhile', async () => {
  const mailbox = (name: string) => `${name}-${newId()}@posti.example`;
  const [paysAfterAll, doesNot] = [mailbox('maksaa'), mailbox('luopuu')];
  const ofOne = harness.anOrder({ email: paysAfterAll });
  const late = harness.anOrder({ email: paysAfterAll });
  const ofOther = harness.anOrder({ email: doesNot });
  await lapse(ofOne, 'cancelled');
  await lapse(late, 'expired');
  await lapse(ofOther, 'cancelled');
  await harness.sendAll();
  const sentTo = (address: string) =>
    harness.mail.received.filter(({ to }) => to.includes(address)).map(({ raw }) => raw);
  expect([sentTo(paysAfterAll).length, sentTo(doesNot).length]).toEqual([1, 0]);
  await harness.confirm(harness.anOrder({ email: paysAfterAll }));
  await harness.sendAll(31);
  expect(await harness.emailsOf(ofOne)).toEqual([]);
  expect(await harness.emailsOf(late)).toMatchObject([{ state: 'sent' }]);
  expect(await harness.emailsOf(ofOther)).toMatchObject([{ state: 'sent' }]);
  expect([sentTo(paysAfterAll).length, sentTo(doesNot).length]).toEqual([2, 1]);
});

test('an order by hand for the same address does not drop the email about a cancelled payment', async () => {
  const email = `puhelimessa-${newId()}@posti.example`;
  const gaveUp = harness.anOrder({ email });
  await lapse(gaveUp, 'cancelled');
  await harness.confirm(harness.anOrder({ email, isManual: true, paymentMethod: 'transfer' }));
  await harness.sendAll(31);
  expect(await harness.emailsOf(gaveUp)).toMatchObject([{ kind: 'order-lapsed', state: 'sent' }]);
});

test('the email about a failed payment does not link to a cart that holds other things by then', async () => {
  const order = harness.anOrder();
  await lapse(order, 'declined');
  const [text = ''] = await textsOf(order);
  expect(text).toContain('Maksusi ei mennyt läpi, joten tilaus raukesi. Sinulta ei ole veloitettu mitään.');
  for (const untrue of ['ostoskori', '/shop/checkout']) expect(text).not.toContain(untrue);
});

test('a refund email states amount, currency and reason', async () => {
  const order = harness.anOrder();
  await refund(order);
  await refund(order, { refundId: 'second', reason: 'second', amountCents: 16_650, currency: 'SEK' });
  const texts = (await textsOf(order)).join('\n');
  expect(texts).toContain('Palautettu summa: 37,50\u00a0€');
  expect(texts).toContain('Maksoit tilauksesi kahteen kertaan');
  expect(texts).toMatch(/Palautettu summa: 166,50\sSEK/);
});

test('a payment outside the provider is not described as the original method', async () => {
  const order = harness.anOrder();
  await refund(order);
  await refund(order, { refundId: 'elsewhere', elsewhere: true });
  const [otherWay = '', same = ''] = await textsOf(order);
  expect(same).toContain('palautuvat samalla maksutavalla');
  expect(otherWay).toContain('maksoimme ne sinulle muulla tavalla');
  expect(otherWay).not.toContain('palautuvat samalla maksutavalla');
});

test('a refund of pieces lists only them, with the seller’s reason if there is one; one of an amount lists the order', async () => {
  const order = harness.anOrder();
  const [first, second] = order.lines.map(({ title }) => title);
  await refund(order, { lines: [{ line: 1, quantity: 2, cents: 3_750 }], note: 'Lanka loppui kesken' });
  await refund(order, { refundId: 'sum' });
  const [ofSum = '', ofPieces = ''] = await textsOf(order);
  expect(ofPieces).toContain('PALAUTUS KOSKEE NÄITÄ');
  expect(ofPieces).toContain(second);
  expect(ofPieces).toContain('2 kpl à');
  expect(ofPieces).toContain('Syy: Lanka loppui kesken');
  expect(ofPieces).not.toContain(first);
  for (const title of [first, second]) expect(ofSum).toContain(title);
  expect(ofSum).not.toContain('Syy');
});

test('a refund of a sale attaches its credit note; money that paid for nothing has none, and no mention of one', async () => {
  const order = harness.anOrder();
  harness.orderReceipts.set('sold', '2026-H-000003');
  await refund(order, { refundId: 'sold' });
  await refund(order, { refundId: 'never-sold', reason: 'second' });
  const [ofNothing, ofSale] = await textsOf(order);
  expect(ofSale).toContain('Hyvityslasku 2026-H-000003 on tämän viestin liitteenä.');
  expect(ofNothing).not.toContain('yvityslasku');
  await harness.sendAll();
  const sent = harness.mail.received.map(({ raw }) => raw).filter((raw) => raw.includes('2026-H-000003.pdf'));
  expect(sent).toHaveLength(1);
});

test('a request for the rest states its amount, what was paid, and the order’s page; a second request is a second email', async () => {
  const order = harness.anOrder();
  await requestMissingAmount(order);
  await requestMissingAmount(order, { at: '2026-11-24T10:12:00.000Z', restCents: 500, paidCents: 16_150 });
  const [second = '', first = ''] = await textsOf(order);
  for (const phrase of [
    'Maksettu: 146,50\u00a0€',
    'Puuttuva osuus: 20,00\u00a0€',
    `/shop/order#token=${order.orderID}.${SECRET_MARK}`,
  ])
    expect(first).toContain(phrase);
  expect(second).toContain('Puuttuva osuus: 5,00\u00a0€');
});

test('a withdrawal is acknowledged with its number, its pieces, its day and time, and what comes next [law-8]', async () => {
  const order = harness.anOrder();
  await withdraw(order);
  const [text = ''] = await textsOf(order);
  for (const phrase of [
    order.orderID,
    'Ilmoitus saapui: 23.11.2026 klo 12.12',
    'Ilmoittaja: Aino Asiakas',
    order.lines[0]?.title ?? '',
    '1 kpl',
    '14 päivän kuluttua',
  ])
    expect(text).toContain(phrase);
});

test('the withdrawal link is sent to the buyer’s address and says that nothing has happened yet; a new request is a new email', async () => {
  const order = harness.anOrder();
  await askLink(order);
  await askLink(order, '2026-11-23T11:00:00.000Z');
  const texts = await textsOf(order);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain(`/shop/withdrawal#token=${order.orderID}.${SECRET_MARK}`);
  expect(texts[0]).toContain('Tämä haku ei peruuttanut mitään');
});

test('every email’s withdrawal link has a token of its own, which colleagues cannot read, and a new one when it is sent again [sec-11]', async () => {
  const order = harness.anOrder();
  await harness.confirm(order);
  await askLink(order);
  const emails = await harness.emailsOf(order);
  expect(emails).toHaveLength(2);
  const viewed = await Promise.all(
    emails.map(({ id }) =>
      harness.api.as(anAdmin({ rights: 'viewer' }))('GET', `/api/admin/rest/letters/${id}`),
    ),
  );
  await harness.sendAll();
  const link = new RegExp(`/shop/withdrawal#token=3D${order.orderID}\\.(token-\\d+)`, 'g');
  const sentTokens = () => {
    const mails = harness.mail.received.filter(({ raw }) => raw.includes(order.orderID));
    return mails.map(
      ({ raw }) => new Set([...raw.replaceAll(/=\r?\n/g, '').matchAll(link)].map(([, token]) => token)),
    );
  };
  const sent = sentTokens();
  expect(sent.map(({ size }) => size)).toEqual([1, 1]);
  const tokens = sent.flatMap((matches) => [...matches]);
  expect(new Set(tokens).size).toBe(2);
  for (const { body } of viewed)
    for (const token of tokens) expect(JSON.stringify(body)).not.toContain(token);
  const [{ id } = { id: '' }] = emails;
  // Outside a demo it is erased once the email is sent.
  const kept = harness.database.connection.collection<{ _id: string }>('emails');
  await kept.updateOne({ _id: id }, { $set: { 'link.secret': null } });
  expect((await harness.api.as(anAdmin())('POST', `/api/admin/rest/letters/${id}/resend`)).status).toBe(202);
  await harness.sendAll();
  const again = [...(sentTokens()[2] ?? [])];
  expect(again).toHaveLength(1);
  expect(tokens).not.toContain(again[0]);
});

test('an email that is sent again has a new token, also while the first one is stored: it may be revoked [sec-39]', async () => {
  const order = harness.anOrder();
  await askOrderLink(order);
  await harness.sendAll();
  const [{ id } = { id: '' }] = await harness.emailsOf(order);
  expect((await harness.api.as(anAdmin())('POST', `/api/admin/rest/letters/${id}/resend`)).status).toBe(202);
  await harness.sendAll();
  const tokens = harness.mail.received
    .map(({ raw }) => raw.replaceAll(/=\r?\n/g, ''))
    .flatMap((raw) => new RegExp(`#token=3D${order.orderID}\\.(token-\\d+)`).exec(raw)?.[1] ?? []);
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(2);
});

test('emails open their order by a token, unless the shop has switched it off or the address is not proven [sec-39]', async () => {
  const order = harness.anOrder();
  await askOrderLink(order);
  await harness.confirm(order);
  await harness.move(order, 'inShipping');
  for (const text of await textsOf(order))
    expect(text).toContain(`/shop/order#token=${order.orderID}.${SECRET_MARK}`);
  const doubted = harness.anOrder({ isAddressProven: false });
  await harness.move(doubted, 'inShipping');
  await harness.switchOrderLinks(false);
  const closed = harness.anOrder();
  await harness.move(closed, 'inShipping');
  await harness.switchOrderLinks(true);
  for (const { orderID } of [doubted, closed]) {
    const [text] = await textsOf({ ...order, orderID });
    expect(text).toContain(`/shop/profile?order=${orderID}`);
    expect(text).not.toContain('/shop/order');
  }
});

test('a refund email apologises when the goods of a late payment were sold, and names the amount', async () => {
  const order = harness.anOrder();
  await refund(order, { reason: 'late', soldOut: true });
  const [text = ''] = await textsOf(order);
  expect(text).toContain('tuotteet oli ehditty myydä. Pahoittelemme, ettemme voi toimittaa tilaustasi.');
  expect(text).toContain('Palautimme maksusi, 37,50\u00a0€.');
  const replaced = harness.anOrder();
  await refund(replaced, { reason: 'late' });
  expect((await textsOf(replaced))[0]).not.toMatch(/Pahoittelemme|myydä/);
});
