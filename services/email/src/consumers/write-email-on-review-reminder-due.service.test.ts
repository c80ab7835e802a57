import type { EmailOrder } from '@shop/contracts';
import { reviewReminderDue } from '@shop/events';
import { expect, test } from 'vitest';
import { SECRET_MARK } from '../domain/secret-link.ts';
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

test('an order that was moved back is not reminded of, and neither is one whose buyer is gone', async () => {
  const orders = [harness.anOrder({ orderStatus: 'inShipping' }), harness.anOrder({ email: '' })];
  for (const order of orders) await remind(order);
  for (const order of orders) expect(await harness.emailsOf(order)).toEqual([]);
});
