import type { EmailOrder } from '@shop/contracts';
import { orderStatusChanged } from '@shop/events';
import { waitFor } from '@shop/testing';
import { afterEach, expect, test } from 'vitest';
import type { EmailDeps } from '../deps.ts';
import { newDelivery } from '../domain/email.ts';
import { sendNextEmail } from '../sweepers/send-emails.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

/* A move is undone while the mail server is away, after the first try of its email. */
const harness = setUpEmailHarness();

afterEach(async () => {
  harness.mail.refuse(null);
  // Each test begins with no waiting email.
  await harness.sendAll(10_000);
});

const publishMove = ({ orderID }: EmailOrder, from: string, to: string, isRepeated = false) =>
  harness.publish(orderStatusChanged, { orderID, from, to, trackingCode: '', isRepeated });
const shipped = async (): Promise<EmailOrder> => {
  const order = harness.anOrder();
  await publishMove(order, 'confirmed', 'inShipping');
  return order;
};
/** After the minutes in which a move can be undone. */
const sendLater = (deps: EmailDeps) =>
  sendNextEmail({ ...deps, now: () => new Date(Date.now() + 2 * 60_000) });
const triesOf = async (order: EmailOrder) =>
  (await harness.emailsOf(order)).map(({ state, sendings }) => [state, sendings.at(-1)?.tries]);

test.each<[string, () => Promise<EmailDeps>]>([
  ['no server listens', () => harness.depsWith({ SMTP_URL: 'smtp://127.0.0.1:1/' })],
  [
    'the server closes',
    async () => {
      harness.mail.refuse('cut');
      return harness.deps;
    },
  ],
  [
    'the server asks for patience',
    async () => {
      harness.mail.refuse({ code: 451, words: 'come again' });
      return harness.deps;
    },
  ],
])(
  'where %s, a tried email is withdrawn with its change, and sent once the change is made again',
  async (_, away) => {
    const order = await shipped();
    await sendLater(await away());
    expect(await triesOf(order)).toEqual([['queued', 1]]);
    await publishMove(order, 'inShipping', 'confirmed');
    expect(await harness.emailsOf(order)).toEqual([]);
    await publishMove(order, 'confirmed', 'inShipping', true);
    harness.mail.refuse(null);
    await harness.sendAll(2);
    expect(await triesOf(order)).toEqual([['sent', 1]]);
  },
);

test('a fully transmitted email whose confirmation was lost stays, for it may have been delivered', async () => {
  const order = await shipped();
  const deps = await harness.depsWith({});
  const arrived = harness.mail.holdBack();
  const delivery = sendLater(deps);
  const accept = await arrived;
  await deps.mailer.close();
  await delivery;
  accept();
  // A later failed try does not disprove the delivery of the first.
  harness.mail.refuse('cut');
  await harness.sendAll(4);
  expect(await triesOf(order)).toEqual([['queued', 2]]);
  await publishMove(order, 'inShipping', 'confirmed');
  expect(await triesOf(order)).toEqual([['queued', 2]]);
});

test('an email of a process that died while sending stays, for it may have been delivered', async () => {
  const order = await shipped();
  await harness.deps.emails.claimDue(new Date(Date.now() + 2 * 60_000), 1, 'who dies');
  harness.mail.refuse('cut');
  await waitFor('its lease to be over', () => sendLater(harness.deps));
  await publishMove(order, 'inShipping', 'confirmed');
  expect(await triesOf(order)).toEqual([['queued', 1]]);
});

test('an email that was sent and requested again stays', async () => {
  const order = await shipped();
  await sendLater(harness.deps);
  const [email] = await harness.emailsOf(order);
  harness.mail.refuse('cut');
  await harness.deps.emails.addDelivery(email?.id ?? '', newDelivery('Maija', new Date()));
  await sendLater(harness.deps);
  await publishMove(order, 'inShipping', 'confirmed');
  expect(await triesOf(order)).toEqual([['queued', 1]]);
});
