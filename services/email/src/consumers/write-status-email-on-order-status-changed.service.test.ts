import type { EmailRecord, EmailOrder } from '@shop/contracts';
import type { OrderStatus } from '@shop/shop-rules';
import { orderRefunded, orderStatusChanged } from '@shop/events';
import { newId } from '@shop/service-kit';
import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { writeStatusEmail } from '../use-cases/write-status-email.ts';
import { writeEmail } from '../use-cases/write-email.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness();

test.each([
  ['inShipping', 'order-shipped'],
  ['delivered', 'order-delivered'],
  ['rejected', 'order-cancelled'],
])('a change to %s sends the email %s', async (to, kind) => {
  const order = harness.anOrder();
  await harness.move(order, to);
  expect(await harness.emailsOf(order)).toMatchObject([{ kind, state: 'queued' }]);
});

test.each(['pending', 'confirmed', 'inProcess'])('a change to %s sends no email', async (to) => {
  const order = harness.anOrder();
  await harness.move(order, to);
  expect(await harness.emailsOf(order)).toEqual([]);
});

test('an order whose buyer was erased sends no email', async () => {
  const order = harness.anOrder({ email: '', userName: 'Poistettu asiakas' });
  await harness.move(order, 'delivered');
  expect(await harness.emailsOf(order)).toEqual([]);
});

test('the email states the tracking code of the change, whatever the order says by now', async () => {
  const order = harness.anOrder({ trackingCode: 'LATER1' });
  await harness.move(order, 'inShipping', 'JJFI0001');
  const [email] = await harness.emailsOf(order);
  const { text = '', html = '' } = (await harness.deps.emails.find(email?.id ?? '')) ?? {};
  expect(text).toContain('Seurantakoodi: JJFI0001');
  expect(html).toContain('JJFI0001');
  expect(text + html).not.toContain('LATER1');
});

test('the buyer of a paid, cancelled order reads what happens to the money', async () => {
  const textOf = async (money: EmailOrder['money']) => {
    const order = harness.anOrder({ money });
    await harness.move(order, 'rejected');
    const [email] = await harness.emailsOf(order);
    return (await harness.deps.emails.find(email?.id ?? ''))?.text ?? '';
  };
  expect(await textOf('here')).toContain('Palautamme rahasi samalla maksutavalla');
  expect(await textOf('none')).toContain('Tilausta ei ole maksettu');
});

test('a status is emailed once', async () => {
  const order = harness.anOrder();
  await harness.move(order, 'inShipping', 'JJFI1', true);
  expect(await harness.emailsOf(order)).toEqual([]);
});

type Move = { from: string; to: string; isRepeated?: boolean };
const publishMove = ({ orderID }: EmailOrder, { from, to, isRepeated = false }: Move) =>
  harness.publish(orderStatusChanged, { orderID, from, to, trackingCode: '', isRepeated });
const there = { from: 'confirmed', to: 'inShipping' } as const;
const back = { from: 'inShipping', to: 'confirmed' } as const;
const kindsOf = async (order: EmailOrder) => (await harness.emailsOf(order)).map(({ kind }) => kind);
const sentTo = (email: string) => harness.mail.received.filter(({ to }) => to.includes(email));

test('a change that is undone before its email is sent sends nothing, and made again it sends once', async () => {
  const email = `${newId()}@posti.example`;
  const order = harness.anOrder({ email });
  await publishMove(order, there);
  await harness.sendAll();
  await publishMove(order, back);
  expect(await harness.emailsOf(order)).toEqual([]);
  await publishMove(order, { ...there, isRepeated: true });
  await harness.sendAll(2);
  expect(await harness.emailsOf(order)).toMatchObject([{ kind: 'order-shipped', state: 'sent' }]);
  expect(sentTo(email)).toHaveLength(1);
  await publishMove(order, back);
  await publishMove(order, { ...there, isRepeated: true });
  await harness.sendAll(2);
  expect(sentTo(email)).toHaveLength(1);
});

test('a later status leaves the earlier email as it is, a cancellation withdraws it', async () => {
  const [arrived, cancelled] = [harness.anOrder(), harness.anOrder()];
  for (const order of [arrived, cancelled]) await publishMove(order, there);
  await publishMove(arrived, { from: 'inShipping', to: 'delivered' });
  await publishMove(cancelled, { from: 'inShipping', to: 'rejected' });
  expect(await kindsOf(arrived)).toEqual(['order-delivered', 'order-shipped']);
  expect(await kindsOf(cancelled)).toEqual(['order-cancelled']);
});

test('repeated events neither write a withdrawn email nor withdraw a later one', async () => {
  const { deps } = harness;
  const order = harness.anOrder();
  const { orderID } = order;
  const move = { orderID, trackingCode: '', isRepeated: false };
  const first = { ...move, ...there, eventId: newId() };
  const undo = { ...move, ...back, eventId: newId() };
  const second = { ...move, ...there, isRepeated: true, eventId: newId() };
  for (const event of [first, undo, first, undo]) await writeStatusEmail(deps, event);
  expect(await harness.emailsOf(order)).toEqual([]);
  for (const event of [second, undo, first, second]) await writeStatusEmail(deps, event);
  expect(await harness.emailsOf(order)).toMatchObject([{ id: `${second.eventId}-order-shipped` }]);
});

test.each<[OrderStatus, OrderStatus]>([
  ['inShipping', 'rejected'],
  ['delivered', 'rejected'],
  ['rejected', 'inShipping'],
])('a buyer who has received %s does not receive it again where %s was a mistake', async (read, mistake) => {
  const { deps } = harness;
  const order = harness.anOrder({ email: `${newId()}@posti.example` });
  await publishMove(order, { from: 'confirmed', to: read });
  await harness.sendAll(2);
  await publishMove(order, { from: read, to: mistake });
  const { orderID } = order;
  const undo = { orderID, from: mistake, to: read, trackingCode: '', isRepeated: false, eventId: newId() };
  await writeStatusEmail(deps, undo);
  await writeStatusEmail(deps, undo);
  await harness.sendAll(2);
  expect(await harness.emailsOf(order)).toHaveLength(1);
  // Two real changes send two emails; the first undo, delivered again, sends none.
  await publishMove(order, { from: read, to: mistake });
  await harness.sendAll(2);
  await writeStatusEmail(deps, undo);
  expect(sentTo(order.email)).toHaveLength(2);
  await publishMove(order, { from: mistake, to: read });
  await harness.sendAll(2);
  expect(sentTo(order.email)).toHaveLength(3);
});

test('a status that was never emailed is emailed, even in place of a mistaken rejection', async () => {
  const order = harness.anOrder();
  await publishMove(order, { from: 'confirmed', to: 'rejected' });
  await publishMove(order, { from: 'rejected', to: 'inShipping' });
  expect(await kindsOf(order)).toEqual(['order-shipped']);
});

test('a backward change withdraws all waiting status emails but its own', async () => {
  const [cancelled, undone] = [harness.anOrder(), harness.anOrder()];
  for (const order of [cancelled, undone]) {
    await publishMove(order, there);
    await publishMove(order, { from: 'inShipping', to: 'delivered' });
  }
  await publishMove(cancelled, { from: 'delivered', to: 'rejected' });
  await publishMove(undone, { from: 'delivered', to: 'inShipping', isRepeated: true });
  expect(await kindsOf(cancelled)).toEqual(['order-cancelled']);
  expect(await kindsOf(undone)).toEqual(['order-shipped']);
});

test('a repeated undo that found nothing withdraws no later email', async () => {
  const order = harness.anOrder();
  const undo = { orderID: order.orderID, ...back, trackingCode: '', isRepeated: false, eventId: newId() };
  await writeStatusEmail(harness.deps, undo);
  await publishMove(order, there);
  await writeStatusEmail(harness.deps, undo);
  expect(await kindsOf(order)).toEqual(['order-shipped']);
});

test('an email whose change was undone is not written, and is once the change is made again', async () => {
  const { deps, orders } = harness;
  const order = harness.anOrder();
  const { orderID } = order;
  const standsAt = (orderStatus: OrderStatus) => orders.set(orderID, { ...order, orderStatus });
  const first = { orderID, ...there, trackingCode: '', isRepeated: false, eventId: newId() };
  standsAt('confirmed');
  await publishMove(order, back);
  await writeStatusEmail(deps, first);
  await writeStatusEmail(deps, first);
  expect(await kindsOf(order)).toEqual([]);
  standsAt('inShipping');
  const eventId = await publishMove(order, { ...there, isRepeated: true });
  await writeStatusEmail(deps, first);
  expect(await kindsOf(order)).toEqual(['order-shipped']);
  // The event of a written email is delivered again after the order has left that status.
  standsAt('confirmed');
  await harness.sendAll(2);
  await writeEmail(deps, { eventId, kind: 'order-shipped', orderID });
  standsAt('inShipping');
  await publishMove(order, { ...there, isRepeated: true });
  expect(await kindsOf(order)).toEqual(['order-shipped']);
});

test('a shipped parcel is emailed though it has arrived, and its earlier states are not', async () => {
  const kindsAt = async (orderStatus: OrderStatus) => {
    const order = harness.anOrder({ orderStatus });
    await publishMove(order, there);
    await publishMove(order, { from: 'inShipping', to: 'delivered' });
    return kindsOf(order);
  };
  expect(await kindsAt('delivered')).toEqual(['order-delivered', 'order-shipped']);
  expect(await kindsAt('inShipping')).toEqual(['order-shipped']);
  expect(await kindsAt('rejected')).toEqual([]);
});

test('a crash between marker and email leaves neither a withdrawn email nor a missing one', async () => {
  const { deps } = harness;
  const order = harness.anOrder();
  const move = { orderID: order.orderID, trackingCode: '', isRepeated: false };
  await writeStatusEmail(deps, { ...move, ...there, eventId: newId() });
  const undo = { ...move, ...back, eventId: newId() };
  const cutShort = (emails: object) => ({ ...deps, emails: { ...deps.emails, ...emails } });
  const dies = () => Promise.reject(new Error('killed'));
  await expect(writeStatusEmail(cutShort({ dropWaiting: dies }), undo)).rejects.toThrow('killed');
  await writeStatusEmail(deps, undo);
  expect(await harness.emailsOf(order)).toEqual([]);
  const once = { ...move, ...there, isRepeated: true, eventId: newId() };
  await expect(writeStatusEmail(cutShort({ insert: dies }), once)).rejects.toThrow('killed');
  await writeStatusEmail(deps, once);
  expect(await kindsOf(order)).toEqual(['order-shipped']);
});

test('a buyer’s cancellation is confirmed at once, the shop’s before the email about the refund', async () => {
  const own = harness.anOrder({ rejectedBy: 'customer' });
  const byShop = harness.anOrder({ email: `${newId()}@posti.example` });
  for (const order of [own, byShop]) await publishMove(order, { from: 'confirmed', to: 'rejected' });
  await harness.sendAll();
  expect(await harness.emailsOf(own)).toMatchObject([{ state: 'sent' }]);
  expect(await harness.emailsOf(byShop)).toMatchObject([{ state: 'queued' }]);
  const { orderID } = byShop;
  const parts = { lines: [], deliveryCents: 0, lessCents: 0, note: '' };
  const refund = { orderID, amountCents: 100, currency: 'EUR', reason: 'maker', ...parts };
  harness.orders.set(orderID, { ...byShop, money: 'partly-back' });
  await harness.publish(orderRefunded, { ...refund, refundId: `${orderID}_r1` });
  await harness.sendAll();
  expect(sentTo(byShop.email)).toHaveLength(1);
  harness.orders.set(orderID, { ...byShop, money: 'back' });
  await harness.publish(orderRefunded, { ...refund, refundId: `${orderID}_r2` });
  await harness.sendAll();
  expect(sentTo(byShop.email)).toHaveLength(3);
  const [money, , cancelled] = await harness.emailsOf(byShop);
  expect([money?.kind, cancelled?.kind]).toEqual(['order-refunded', 'order-cancelled']);
  const sentAt = (email: EmailRecord | undefined) => Date.parse(email?.sendings[0]?.triedAt ?? '');
  expect(sentAt(cancelled)).toBeLessThanOrEqual(sentAt(money));
});

test('an event that is delivered twice writes one email, two changes write two', async () => {
  const order = harness.anOrder();
  const eventId = await harness.move(order, 'inShipping');
  await writeEmail(harness.deps, { eventId, kind: 'order-shipped', orderID: order.orderID });
  await harness.move(order, 'delivered');
  const kinds = (await harness.emailsOf(order)).map(({ kind }) => kind);
  expect(kinds).toEqual(['order-delivered', 'order-shipped']);
});

test('an order that is not there becomes a dead letter', async () => {
  const eventId = await harness.move({ ...harness.anOrder(), orderID: newId() }, 'delivered');
  await waitFor('the dead letter', async () => (await harness.deadLetters.count()) > 0);
  expect(
    await harness.deadLetters.find(`${eventId}-write-status-email-on-order-status-changed`),
  ).toMatchObject({
    code: 'order-not-found',
  });
});
