import { emailRecordSchema } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { anAdmin, aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness();
const pathOf = ({ orderID }: { orderID: string }) => `/api/admin/rest/letters/orders/${orderID}`;
const message = { subject: 'Neuleen hihat', message: 'Lyhensin hihoja sentin.\n\nSopiiko se sinulle?' };
const maker = anAdmin();
const write = (order: { orderID: string }, body: object = message, headers?: Record<string, string>) =>
  harness.api.as(maker)('POST', pathOf(order), body, headers);

test('a message goes to the buyer, answers come to the shop, and it stays among the order’s emails', async () => {
  const order = harness.anOrder();
  const { status, body } = await write(order);
  expect([status, emailRecordSchema.parse(body)]).toMatchObject([
    201,
    { kind: 'order-message', orderID: order.orderID, to: order.email, state: 'queued' },
  ]);
  expect(await harness.emailsOf(order)).toMatchObject([{ subject: `Neuleen hihat (${order.orderNumber})` }]);
  const stored = await harness.deps.emails.find(body.id);
  for (const words of [
    'Hei Aino Asiakas,',
    'Lyhensin hihoja sentin.',
    'Sopiiko se sinulle?',
    order.orderNumber,
  ])
    expect(stored?.text).toContain(words);
  await harness.sendAll();
  const sent = harness.mail.received.find(({ to }) => to.includes(order.email))?.raw;
  expect(sent).toContain('Reply-To: ');
});

test('markup in a message is shown as it was typed', async () => {
  const { body } = await write(harness.anOrder(), { ...message, message: '<b>Hei</b>' });
  expect((await harness.deps.emails.find(body.id))?.html).toContain('&lt;b&gt;Hei&lt;/b&gt;');
});

test('a message that names the mark of secret links gets no link', async () => {
  const { body } = await write(harness.anOrder(), { ...message, message: 'Avaa #token=salainen-osa.' });
  const stored = await harness.deps.emails.find(body.id);
  expect(stored?.text).toContain('Avaa #token=salainen\u2011osa.');
  expect(stored?.link).toBeUndefined();
});

test('the same key sends one message, also from two requests at once', async () => {
  const order = harness.anOrder();
  const headers = { 'idempotency-key': newId() };
  const answers = await Promise.all([1, 2].map(() => write(order, message, headers)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await harness.emailsOf(order)).toHaveLength(1);
  await write(order, message, { 'idempotency-key': newId() });
  expect(await harness.emailsOf(order)).toHaveLength(2);
});

test('a message corrected before a repeat under its key is not lost', async () => {
  const order = harness.anOrder();
  const headers = { 'idempotency-key': newId() };
  await write(order, message, headers);
  const { body } = await write(order, { ...message, message: 'Pidensin hihoja sentin.' }, headers);
  expect((await harness.deps.emails.find(body.id))?.text).toContain('Pidensin hihoja sentin.');
  expect(await harness.emailsOf(order)).toHaveLength(2);
});

test.each([
  [{ ...message, subject: ' ' }, 'subject'],
  [{ ...message, message: '' }, 'message'],
  [{ ...message, message: 'a'.repeat(4_001) }, 'message'],
])('a message without words, or with too many, is refused at its field', async (body, field) => {
  const order = harness.anOrder();
  const answer = await write(order, body);
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  expect(await harness.emailsOf(order)).toEqual([]);
});

test('a message needs an order with an address, and the right to change orders', async () => {
  expect((await write({ orderID: newId() })).status).toBe(404);
  expect((await write({ orderID: 'nobody' })).status).toBe(404);
  const deleted = harness.anOrder({ email: '' });
  expect((await write(deleted)).status).toBe(404);
  const order = harness.anOrder();
  expect((await harness.api.as(null)('POST', pathOf(order), message)).status).toBe(401);
  expect((await harness.api.as(aUser())('POST', pathOf(order), message)).status).toBe(403);
  expect(await harness.emailsOf(order)).toEqual([]);
});
