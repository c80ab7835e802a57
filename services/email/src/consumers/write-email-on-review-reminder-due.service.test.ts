import type { EmailOrder } from '@shop/contracts';
import { reviewReminderDue } from '@shop/events';
import { expect, test } from 'vitest';
import { SECRET_MARK } from '../domain/secret-link.ts';
import { sendNextEmail } from '../sweepers/send-emails.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness();

const remind = ({ orderID }: Pick<EmailOrder, 'orderID'>, lines = [1]) =>
  harness.publish(reviewReminderDue, { orderID, lines });

test('a reminder names what is not reviewed yet, and ends by a link whose token no colleague reads [sec-12] [law-31]', async () => {
  const order = harness.anOrder({ orderStatus: 'delivered' });
  const [first, second] = order.lines.map(({ title }) => title);
  await remind(order, [1]);
  const [{ id } = { id: '' }] = await harness.emailsOf(order);
  const { text = '' } = (await harness.deps.emails.find(id)) ?? {};
  expect(text).toContain(second);
  expect(text).not.toContain(first);
  expect(text).toContain(`/shop/review?order=${order.orderID}`);
  expect(text).toContain(`/shop/review-reminders#token=${order.orderID}.${SECRET_MARK}`);
  await harness.sendAll();
  const [{ raw } = { raw: '' }] = harness.mail.received.filter(({ raw: sent }) =>
    sent.includes(order.orderID),
  );
  expect(raw.replaceAll(/=\r?\n/g, '')).toMatch(/review-reminders#token=3D[a-f0-9]{24}\.token-\d+/);
  expect(raw).not.toMatch(/list-unsubscribe/i);
});

test('an order that was moved back, whose reminders ended or whose buyer is gone is not reminded of', async () => {
  const orders = [
    harness.anOrder({ orderStatus: 'inShipping' }),
    harness.anOrder({ email: '' }),
    harness.anOrder({ orderStatus: 'delivered', remindsOfReview: false }),
  ];
  for (const order of orders) await remind(order);
  for (const order of orders) expect(await harness.emailsOf(order)).toEqual([]);
});

test.each([
  ['ended', { remindsOfReview: false }],
  ['moved back', { orderStatus: 'inShipping' }],
] as const)('a reminder that waits is left unsent where it is %s meanwhile [law-31]', async (_what, now) => {
  const order = harness.anOrder({ orderStatus: 'delivered', remindsOfReview: true });
  await remind(order);
  Object.assign(order, now);
  const before = harness.mail.received.length;
  await harness.sendAll();
  expect(harness.mail.received.length).toBe(before);
  const [email] = await harness.emailsOf(order);
  expect(email).toMatchObject({
    state: 'suppressed',
    sendings: [{ state: 'suppressed', answer: expect.stringContaining('no reminder is wanted') }],
  });
});

test('a reminder that waits is tried again while its order cannot be asked', async () => {
  const order = harness.anOrder({ orderStatus: 'delivered', remindsOfReview: true });
  await remind(order);
  const getFacts = () => Promise.reject(new Error('order is away'));
  await sendNextEmail({ ...harness.deps, order: { ...harness.deps.order, getFacts } });
  expect(await harness.emailsOf(order)).toMatchObject([{ state: 'queued', sendings: [{ tries: 1 }] }]);
});
