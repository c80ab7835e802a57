import { emailPreviewSchema, emailRecordSchema, fullEmailSchema } from '@shop/contracts';
import { emailKinds } from '@shop/shop-rules';
import { newId } from '@shop/service-kit';
import { aUser } from '@shop/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { PlainOrderEmail } from '../domain/order-email-content.ts';
import { writeEmail } from '../use-cases/write-email.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness();
const PATH = '/api/admin/rest/letters';
const admin = { ...aUser(), role: 'admin', userName: 'Maija Mestari' } as const;
const asAdmin: typeof harness.api.asService = (...call) => harness.api.as(admin)(...call);
const listed = async (filter: object, range = '[0,49]') => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range });
  const { body, headers } = await asAdmin('GET', `${PATH}?${query.toString()}`);
  return { emails: z.array(emailRecordSchema).parse(body), range: headers.get('content-range') };
};
const written = async (
  kind: PlainOrderEmail['kind'] = 'order-confirmed',
  fields: Parameters<typeof harness.anOrder>[0] = {},
) => {
  const { orderID } = harness.anOrder(fields);
  const eventId = newId();
  await writeEmail(harness.deps, { eventId, kind, orderID });
  return { id: `${eventId}-${kind}`, orderID };
};

test('emails are for admins alone', async () => {
  const { id } = await written();
  const calls = [
    ['GET', PATH],
    ['GET', `${PATH}/previews`],
    ['GET', `${PATH}/${id}`],
    ['POST', `${PATH}/${id}/resend`],
    ['POST', `${PATH}/resend-failed`],
  ] as const;
  for (const [method, path] of calls) {
    expect((await harness.api.as(null)(method, path)).status).toBe(401);
    expect((await harness.api.as(aUser())(method, path)).status).toBe(403);
    expect((await harness.api.plain(method, path)).status).toBe(401);
  }
});

test('the list is narrowed by kind, state, order and words, newest first', async () => {
  const name = `Villa${newId()}`;
  const email = `${newId()}@posti.example`;
  const first = await written('order-confirmed', { userName: `Aino ${name}`, email });
  const second = await written('order-shipped', { userName: `Aino ${name}`, email });
  const ids = async (filter: object) => (await listed(filter)).emails.map(({ id }) => id);
  expect(await ids({ q: name.slice(0, 12) })).toEqual([second.id, first.id]);
  expect(await ids({ q: email, kind: 'order-confirmed' })).toEqual([first.id]);
  expect(await ids({ q: first.orderID.slice(-8).toUpperCase() })).toEqual([first.id]);
  expect(await ids({ orderID: second.orderID })).toEqual([second.id]);
  expect(await ids({ q: email, state: 'failed' })).toEqual([]);
  expect((await listed({ q: email }, '[0,0]')).range).toBe('letters 0-0/2');
  expect(await ids({ q: '.*' })).toEqual([]);
});

test.each([
  ["o'brien", 'Siobhán O’Brien'],
  ['zielinski', 'Łukasz Zieliński'],
  ['LUKASZ', 'Łukasz Wrona'],
  ['sääksjärvi'.normalize('NFD'), 'Aino Sääksjärvi'],
])('an email is found by %j in its recipient’s name %j [spec-190]', async (q, userName) => {
  const { id } = await written('order-confirmed', { userName });
  expect((await listed({ q })).emails.map((email) => email.id)).toContain(id);
});

test('an email is found by its order’s number, also by its end', async () => {
  const { id } = await written('order-confirmed', { orderNumber: 'LL-2611-7015' });
  await written('order-confirmed', { orderNumber: 'LL-2611-7150' });
  const ids = async (q: string) => (await listed({ q })).emails.map((email) => email.id);
  for (const q of ['LL-2611-7015', '7015', '07015', '2611-7015']) expect(await ids(q)).toEqual([id]);
  for (const q of ['701', '015', '2612-7015']) expect(await ids(q)).toEqual([]);
});

test('an email is read in full, the list leaves its body out', async () => {
  const { id, orderID } = await written();
  const { body } = await asAdmin('GET', `${PATH}/${id}`);
  expect(fullEmailSchema.parse(body)).toMatchObject({ id, orderID, kind: 'order-confirmed' });
  expect(body.html).toContain('<html lang="fi">');
  const { emails } = await listed({ orderID });
  expect(emails[0]).not.toHaveProperty('html');
  expect((await asAdmin('GET', `${PATH}/unknown`)).status).toBe(404);
});

test('an email is sent again as written, as a delivery of its own [spec-183]', async () => {
  const { id, orderID } = await written();
  await harness.sendAll();
  const before = harness.mail.received.length;
  harness.orders.delete(orderID);
  const { status, body } = await asAdmin('POST', `${PATH}/${id}/resend`);
  expect([status, body.state]).toEqual([202, 'queued']);
  await harness.sendAll();
  const { emails } = await listed({ orderID });
  expect(emails[0]?.sendings).toMatchObject([
    { by: 'system', state: 'sent' },
    { by: 'Maija Mestari', state: 'sent' },
  ]);
  const [first, again] = harness.mail.received.slice(before - 1).map(({ raw }) => raw);
  const bodyOf = (raw = '') =>
    raw
      .split('\r\n\r\n')
      .slice(1)
      .join()
      .replaceAll(/--_NmP[\w-]+/g, '');
  expect(bodyOf(again).length).toBe(bodyOf(first).length);
});

test('a failed email may be sent again', async () => {
  const { id, orderID } = await written();
  harness.mail.refuse({ code: 550, words: 'no such mailbox' });
  await harness.sendAll();
  harness.mail.refuse(null);
  expect((await asAdmin('POST', `${PATH}/${id}/resend`)).status).toBe(202);
  await harness.sendAll();
  const [email] = (await listed({ orderID })).emails;
  expect(email?.sendings.map(({ state }) => state)).toEqual(['failed', 'sent']);
  expect(email?.state).toBe('sent');
});

test('all failed emails are sent again at once, those without a working link stay failed [spec-184]', async () => {
  harness.mail.refuse({ code: 550, words: 'no such mailbox' });
  const failed = [await written(), await written(), await written()];
  await harness.sendAll();
  harness.mail.refuse(null);
  const sent = await written();
  await harness.sendAll();
  const [ofAccount, ofOrder] = failed;
  const erased = { link: { secret: null, expiresAt: new Date() } };
  const kept = harness.database.connection.collection<{ _id: string | undefined }>('emails');
  // An account's link cannot be renewed, an order's is.
  await kept.updateOne(
    { _id: ofAccount?.id },
    { $set: { ...erased, kind: 'password-reset', orderID: null } },
  );
  await kept.updateOne({ _id: ofOrder?.id }, { $set: erased });
  const { status, body } = await asAdmin('POST', `${PATH}/resend-failed`);
  expect(status).toBe(202);
  expect(body.data.count).toBeGreaterThanOrEqual(2);
  await harness.sendAll();
  const statesOf = async ({ id }: { id: string }) =>
    emailRecordSchema.parse((await asAdmin('GET', `${PATH}/${id}`)).body).sendings.map(({ state }) => state);
  expect(await Promise.all(failed.map(statesOf))).toEqual([
    ['failed'],
    ['failed', 'sent'],
    ['failed', 'sent'],
  ]);
  expect(await statesOf(sent)).toEqual(['sent']);
  expect((await asAdmin('POST', `${PATH}/resend-failed`)).body.data.count).toBe(0);
});

test('of several simultaneous requests one sends the email, the others are refused', async () => {
  const { id } = await written();
  await harness.sendAll();
  const answers = await Promise.all([1, 2, 3].map(() => asAdmin('POST', `${PATH}/${id}/resend`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('letter-queued');
  await harness.sendAll();
});

test('every email has a preview', async () => {
  const { body } = await asAdmin('GET', `${PATH}/previews`);
  const previews = z.array(emailPreviewSchema).parse(body.data);
  expect(previews.map(({ kind }) => kind)).toEqual([...emailKinds]);
  const promising = previews.filter(({ text }) => text.includes('Valmistuu viikolla 51, jonossa 2'));
  expect(promising.map(({ kind }) => kind)).toEqual(['order-confirmed']);
});
