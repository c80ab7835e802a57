import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import type { EmailDelivery } from '@shop/contracts';
import { newId, type Sweeper } from '@shop/service-kit';
import { waitFor } from '@shop/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EmailDeps } from '../deps.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { createEmailSender } from './email-sender.ts';
import { sendNextEmail, stopSending } from './send-emails.ts';
import { writeEmail } from '../use-cases/write-email.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';
import { startMailServer, type MailServer } from '../../test/mail-server.ts';

const harness = setUpEmailHarness();
let slow: MailServer;
let deps: EmailDeps;
let sender: Sweeper;

beforeEach(async () => {
  slow = await startMailServer({ tls: false });
  const { config, logger, whoWrites } = harness.deps;
  sender = createEmailSender((onTaken) => sendNextEmail(deps, { onTaken }), logger);
  const mailer = openMailer({ ...config, SMTP_URL: slow.url }, logger, whoWrites);
  deps = { ...harness.deps, mailer, sender };
});
afterEach(async () => {
  await deps.mailer.close();
  await sender.stop();
  await slow.close();
});

const written = async (): Promise<string> => {
  const { orderID } = harness.anOrder();
  await writeEmail(deps, { eventId: newId(), kind: 'order-confirmed', orderID });
  return orderID;
};
/** An email under delivery that waits for the mail server's acceptance. */
const unanswered = async (): Promise<{ orderID: string; accept: () => void }> => {
  const arrived = slow.holdBack();
  const orderID = await written();
  return { orderID, accept: await arrived };
};
const lastDelivery = async (orderID: string): Promise<EmailDelivery | undefined> =>
  (await harness.emailsOf({ orderID }))[0]?.sendings.at(-1);
const dueAtOf = async (orderID: string): Promise<Date> => {
  const [email] = await harness.emailsOf({ orderID });
  const dueAt = (await deps.emails.find(email?.id ?? ''))?.dueAt;
  if (!dueAt) throw new Error('the email is not under delivery');
  return dueAt;
};

test('a mail server has ten minutes to accept a fully transmitted email', async () => {
  const opened: Socket[] = [];
  const note = (message: unknown) => void opened.push((message as { socket: Socket }).socket);
  subscribe('net.client.socket', note);
  const orderID = await written();
  const arrived = slow.holdBack();
  const delivery = sendNextEmail(deps);
  const accept = await arrived;
  unsubscribe('net.client.socket', note);
  const toServer = opened.filter(({ remotePort }) => remotePort === Number(new URL(slow.url).port));
  expect(toServer.map(({ timeout }) => timeout)).toEqual([600_000]);
  accept();
  await delivery;
  expect(await lastDelivery(orderID)).toMatchObject({ state: 'sent', tries: 1, via: 'smtp' });
});

test('an email whose acceptance outlasts its lease is sent once, in one try', async () => {
  const orderID = await written();
  const arrived = slow.holdBack();
  const delivery = sendNextEmail(deps, { leaseMs: 300 });
  const accept = await arrived;
  const end = await dueAtOf(orderID);
  await waitFor('the lease to be renewed', async () => (await dueAtOf(orderID)) > end);
  expect(await sendNextEmail({ ...deps, now: () => end })).toBe(false);
  accept();
  await delivery;
  expect(slow.received).toHaveLength(1);
  expect(await lastDelivery(orderID)).toMatchObject({ state: 'sent', tries: 1 });
});

test('an email being sent is not taken by another process, whatever its clock', async () => {
  for (const [itsClock, otherClock] of [
    [0, 10],
    [-10, 0],
  ] as const) {
    const clock = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);
    const orderID = await written();
    // Due by either clock.
    await harness.database.connection
      .collection('emails')
      .updateOne({ orderID }, { $set: { dueAt: clock(-11)() } });
    const before = slow.received.length;
    const arrived = slow.holdBack();
    const delivery = sendNextEmail({ ...deps, now: clock(itsClock) });
    const accept = await arrived;
    expect(await sendNextEmail({ ...deps, now: clock(otherClock) })).toBe(false);
    accept();
    await delivery;
    expect(slow.received.length - before).toBe(1);
    expect(await lastDelivery(orderID)).toMatchObject({ state: 'sent', tries: 1 });
  }
});

test('a stopping process finishes the email being sent', async () => {
  const orderID = await written();
  const arrived = slow.holdBack();
  const delivery = sendNextEmail(deps);
  const accept = await arrived;
  const stopped = stopSending({ sender: { stop: async () => void (await delivery) }, mailer: deps.mailer });
  accept();
  await stopped;
  expect(await lastDelivery(orderID)).toMatchObject({ state: 'sent', tries: 1 });
});

test('a stopping process cuts off an unresponsive mail server, and the email is retried', async () => {
  const orderID = await written();
  const arrived = slow.holdBack();
  const delivery = sendNextEmail(deps);
  const accept = await arrived;
  await stopSending({ sender: { stop: async () => void (await delivery) }, mailer: deps.mailer }, 0);
  expect(await lastDelivery(orderID)).toMatchObject({ state: 'queued', tries: 1 });
  accept();
  await harness.sendAll(2);
  expect(await lastDelivery(orderID)).toMatchObject({ state: 'sent', tries: 2 });
});

test('an unanswered email does not block the others', async () => {
  sender.start();
  const { orderID, accept } = await unanswered();
  const otherEmail = await written();
  await waitFor('the other email', async () => (await lastDelivery(otherEmail))?.state === 'sent');
  expect(await lastDelivery(orderID)).toMatchObject({ state: 'queued', tries: 0 });
  accept();
  await sender.stop();
  expect(await lastDelivery(orderID)).toMatchObject({ state: 'sent', tries: 1 });
});

test('a stopping process cuts off every email being sent', async () => {
  sender.start();
  const emails = [await unanswered(), await unanswered(), await unanswered(), await unanswered()];
  await stopSending({ sender, mailer: deps.mailer }, 0);
  for (const { orderID, accept } of emails) {
    expect(await lastDelivery(orderID)).toMatchObject({ state: 'queued', tries: 1 });
    accept();
  }
});
