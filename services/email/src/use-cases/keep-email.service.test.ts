import type { AccountEmail, EmailRecord, EmailOrder } from '@shop/contracts';
import { orderLapsed, orderStatusChanged, productRestocked, withdrawalLinkAsked } from '@shop/events';
import { newId } from '@shop/service-kit';
import type { AccountEmailKind } from '@shop/shop-rules';
import { anAdmin } from '@shop/testing';
import { expect, test } from 'vitest';
import { sampleAccountEmails } from '../domain/sample-account.ts';
import { sampleWish } from '../domain/sample-wish.ts';
import { writeAccountEmail } from './write-account-email.ts';
import { writeEmail } from './write-email.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness({ LIMITS: 'production' });
const MINUTES = 60_000;

const anEmail = () => `${newId()}@posti.example`;
const sentOrWaiting = ({ state }: EmailRecord) => state !== 'suppressed';
const emailsTo = async (to: string): Promise<EmailRecord[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify({ q: to }), range: '[0,99]' });
  return (await harness.api.as(anAdmin())('GET', `/api/admin/rest/letters?${query.toString()}`))
    .body as EmailRecord[];
};
const at = (minutes: number) => ({ ...harness.deps, now: () => new Date(Date.now() + minutes * MINUTES) });

const anAccountEmail = (kind: AccountEmailKind, to: string): AccountEmail => {
  const sample = sampleAccountEmails[kind];
  const expiresAt = new Date(Date.now() + 30 * MINUTES).toISOString();
  const link = 'link' in sample ? { link: { ...sample.link, expiresAt } } : {};
  return { ...sample, id: newId(), to, ...link };
};
const ask = (email: AccountEmail) => harness.api.asService('POST', '/internal/emails/account', email);
const unpaid = (fields: Partial<EmailOrder>) =>
  harness.anOrder({
    isPaid: false,
    money: 'none',
    rejectedBy: 'customer',
    orderStatus: 'rejected',
    ...fields,
  });

type Occasion = (to: string) => Promise<unknown>;
const cancelOrder =
  (fields: Partial<EmailOrder>): Occasion =>
  (email) =>
    harness.publish(orderStatusChanged, {
      orderID: unpaid({ email, ...fields }).orderID,
      from: 'confirmed',
      to: 'rejected',
      trackingCode: '',
      isRepeated: false,
    });
const occasions: Record<string, Occasion> = {
  'password-reset': (to) => ask(anAccountEmail('password-reset', to)),
  'email-confirmation': (to) => ask(anAccountEmail('email-confirmation', to)),
  'email-change': (to) => ask(anAccountEmail('email-change', to)),
  'password-changed': (to) => ask(anAccountEmail('password-changed', to)),
  'order-lapsed': (email) =>
    harness.publish(orderLapsed, { orderID: unpaid({ email }).orderID, why: 'expired' }),
  'order-cancelled': cancelOrder({}),
  'withdrawal-link': (email) =>
    harness.publish(withdrawalLinkAsked, {
      orderID: harness.anOrder({ email }).orderID,
      at: new Date().toISOString(),
    }),
  'product-back': async (email) => {
    const product = { ...sampleWish.product, id: newId() };
    harness.waiting.push({ ...sampleWish, id: newId(), round: newId(), email, product });
    await harness.publish(productRestocked, { productID: product.id, sizes: ['M'] });
  },
};

test.each(Object.keys(occasions))(
  '%s: three in a quarter of an hour, the others are suppressed [sec-18]',
  async (kind) => {
    const to = anEmail();
    for (let asked = 0; asked < 5; asked += 1) await occasions[kind]?.(to);
    const emails = await emailsTo(to);
    expect(emails.map((email) => email.kind)).toEqual(Array.from({ length: 5 }, () => kind));
    expect(emails.filter(sentOrWaiting)).toHaveLength(3);
    const otherEmail = anEmail();
    await occasions[kind]?.(otherEmail);
    expect((await emailsTo(otherEmail)).filter(sentOrWaiting)).toHaveLength(1);
    expect(await harness.deadLetters.count()).toBe(0);
  },
);

test.each(['email-changed', 'admin-login', 'account-deleted'] as const)(
  '%s is never limited',
  async (kind) => {
    const to = anEmail();
    for (let asked = 0; asked < 12; asked += 1) await ask(anAccountEmail(kind, to));
    expect((await emailsTo(to)).filter(sentOrWaiting)).toHaveLength(12);
  },
);

test.each(['order-confirmed', 'order-shipped', 'order-delivered', 'order-cancelled'] as const)(
  '%s of a paid order is never limited',
  async (kind) => {
    const email = anEmail();
    for (let asked = 0; asked < 12; asked += 1) {
      const { orderID } = harness.anOrder({ email, orderStatus: null });
      await writeEmail(harness.deps, { eventId: newId(), kind, orderID });
    }
    expect((await emailsTo(email)).filter(sentOrWaiting)).toHaveLength(12);
  },
);

test('ten a day go to one address, and the next ones a day later [sec-18]', async () => {
  const to = anEmail();
  const askEvery = async (minutes: number, from: number, count: number) => {
    for (let asked = 0; asked < count; asked += 1)
      await writeAccountEmail(at(from + asked * minutes), anAccountEmail('email-confirmation', to));
  };
  await askEvery(20, 0, 14);
  expect((await emailsTo(to)).filter(sentOrWaiting)).toHaveLength(10);
  await askEvery(20, 25 * 60, 2);
  expect((await emailsTo(to)).filter(sentOrWaiting)).toHaveLength(12);
});

test('the first password notice in a quarter of an hour is always sent, however many emails went that day', async () => {
  const to = anEmail();
  for (let asked = 0; asked < 14; asked += 1)
    await writeAccountEmail(at(asked * 20), anAccountEmail('password-changed', to));
  expect((await emailsTo(to)).filter(sentOrWaiting)).toHaveLength(14);
});

test('a repeated email counts once, and simultaneous ones do not pass the limit [sec-18]', async () => {
  const to = anEmail();
  const [first, ...others] = Array.from({ length: 6 }, () => anAccountEmail('password-reset', to));
  if (!first) throw new Error('no email');
  await Promise.all([ask(first), ask(first), ask(first)]);
  await Promise.all(others.map(ask));
  await Promise.all(others.map(ask));
  const emails = await emailsTo(to);
  expect(emails).toHaveLength(6);
  expect(emails.filter(sentOrWaiting)).toHaveLength(3);
});

test('a suppressed email is not sent, keeps no secret, and an admin sees why [sec-18]', async () => {
  await harness.database.connection.collection('emails').deleteMany({});
  const to = anEmail();
  for (let asked = 0; asked < 4; asked += 1) await ask(anAccountEmail('password-reset', to));
  await harness.sendAll();
  expect(harness.mail.received.filter((email) => email.to.includes(to))).toHaveLength(3);
  const [suppressed] = await emailsTo(to);
  expect(suppressed).toMatchObject({
    state: 'suppressed',
    canBeResent: false,
    sendings: [{ state: 'suppressed', tries: 0, answer: expect.stringContaining('limit') }],
  });
  expect(await harness.deps.emails.find(suppressed?.id ?? '')).toMatchObject({
    dueAt: null,
    link: { secret: null },
  });
});

test('an admin can send a suppressed email that holds no link', async () => {
  const to = anEmail();
  for (let asked = 0; asked < 4; asked += 1) await occasions['order-cancelled']?.(to);
  const suppressed = (await emailsTo(to)).find(({ state }) => state === 'suppressed');
  expect(suppressed?.canBeResent).toBe(true);
  const path = `/api/admin/rest/letters/${suppressed?.id}/resend`;
  expect((await harness.api.as(anAdmin())('POST', path)).status).toBe(202);
});

test.each([
  ['local', 30],
  ['off', 35],
] as const)('with LIMITS=%s %i of 35 emails pass', async (LIMITS, passing) => {
  const deps = await harness.depsWith({ LIMITS });
  const to = anEmail();
  for (let asked = 0; asked < 35; asked += 1)
    await writeAccountEmail(deps, anAccountEmail('email-confirmation', to));
  expect((await emailsTo(to)).filter(sentOrWaiting)).toHaveLength(passing);
});
