import type { EmailDelivery } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EmailDeps } from '../deps.ts';
import { sampleAccountEmails } from '../domain/sample-account.ts';
import { openMailer } from './open-mailer.ts';
import { sendNextEmail } from '../sweepers/send-emails.ts';
import { writeAccountEmail } from '../use-cases/write-account-email.ts';
import { writeEmail } from '../use-cases/write-email.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';
import {
  startRefusingMailServer,
  type RefusingMailServer,
  type SmtpStep,
} from '../../test/refusing-mail-server.ts';

const harness = setUpEmailHarness({ SHOP_MODE: 'production' });
const DAY = 24 * 60;
let server: RefusingMailServer;
let deps: EmailDeps;

beforeAll(async () => {
  server = await startRefusingMailServer();
  const { config, logger, whoWrites } = harness.deps;
  const SMTP_URL = `${server.url}?requireTLS=false`;
  deps = { ...harness.deps, mailer: openMailer({ ...config, SMTP_URL }, logger, whoWrites) };
});
afterAll(async () => {
  await deps.mailer.close();
  await server.close();
});
// Nothing that one test left queued belongs to another one.
beforeEach(() =>
  harness.database.connection
    .collection('emails')
    .deleteMany({})
    .then(() => undefined),
);

const sendAll = async (minutesAhead = 0) => {
  const now = () => new Date(Date.now() + minutesAhead * 60_000);
  while (await sendNextEmail({ ...deps, now }));
};
const written = async () => {
  const { orderID } = harness.anOrder();
  await writeEmail(deps, { eventId: newId(), kind: 'order-confirmed', orderID });
  return { orderID };
};
const lastDelivery = async (order: { orderID: string }): Promise<EmailDelivery | undefined> =>
  (await harness.emailsOf(order))[0]?.sendings.at(-1);

test.each<[SmtpStep, string]>([
  ['greeting', '554 5.7.1 your address is blocked'],
  ['EHLO', '550 5.7.1 not from here'],
  ['AUTH', '535 5.7.8 wrong password'],
  ['MAIL', '530 5.7.0 authentication required'],
  ['MAIL', '550 5.7.60 client does not have permissions to send as this sender'],
  ['MAIL', '550 5.1.1 no such sender'],
  ['MAIL', '553 sorry, that domain is not allowed as sender'],
  ['RCPT', '550 5.7.1 relaying denied'],
  ['RCPT', '550 relay not permitted'],
  ['RCPT', '550 sender verify failed'],
  ['RCPT', '550 5.1.8 sender domain does not exist'],
  ['RCPT', '552 5.2.2 mailbox full'],
  ['RCPT', '552 over quota'],
  ['RCPT', '451 5.1.1 come later'],
  ['RCPT', '554 5.7.1 client host blocked'],
  ['RCPT', '550 5.4.5 daily sending quota exceeded'],
  ['RCPT', '530 5.7.0 authentication required'],
  ['DATA', '554 5.5.1 no valid recipients'],
  ['DATA', '503 bad sequence'],
  ['message', '554 5.7.1 rejected as spam'],
  ['message', '552 5.3.4 message too big'],
  ['message', '550 5.4.6 daily limit reached'],
])(
  'a refusal because of sender, server or quota at %s is retried for three days: %s [spec-185]',
  async (step, reply) => {
    const order = await written();
    server.refuse({ step, reply });
    await sendAll();
    expect(await lastDelivery(order)).toMatchObject({ state: 'queued', tries: 1, via: null });
    await sendAll(2 * DAY);
    expect(await lastDelivery(order)).toMatchObject({
      state: 'queued',
      tries: 2,
      answer: expect.stringContaining(reply),
    });
    server.refuse(null);
    await sendAll(2.5 * DAY);
    expect(await lastDelivery(order)).toMatchObject({ state: 'sent', tries: 3, via: 'smtp' });
  },
);

test.each<[SmtpStep, string]>([
  ['RCPT', '550 5.1.1 user unknown'],
  ['RCPT', '550 no such mailbox'],
  ['RCPT', '551 user not local'],
  ['RCPT', '553 5.1.3 bad address'],
  ['RCPT', '550 5.2.1 mailbox disabled'],
  ['RCPT', '556 5.1.10 domain takes no mail'],
  ['message', '550 5.1.1 recipient not found'],
])('a refusal by the mailbox at %s is final: %s [spec-185]', async (step, reply) => {
  const order = await written();
  server.refuse({ step, reply });
  await sendAll();
  expect(await lastDelivery(order)).toMatchObject({
    state: 'failed',
    tries: 1,
    answer: expect.stringContaining(reply),
  });
});

test('a link outlives a refused sender: it is in the email once the server takes it', async () => {
  const link = {
    path: '/auth/reset#token=',
    secret: newId() + newId(),
    expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
  };
  const email = { ...sampleAccountEmails['password-reset'], id: newId(), link };
  server.refuse({ step: 'MAIL', reply: '550 5.7.60 not this sender' });
  await writeAccountEmail(deps, email);
  await sendAll();
  expect(await deps.emails.find(`${email.id}-password-reset`)).toMatchObject({
    state: 'queued',
    link: { secret: link.secret },
  });
  server.refuse(null);
  await sendAll(5);
  expect(await deps.emails.find(`${email.id}-password-reset`)).toMatchObject({
    state: 'sent',
    link: { secret: null },
  });
});
