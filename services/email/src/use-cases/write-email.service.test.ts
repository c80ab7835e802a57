import { orderLapsed, orderStatusChanged, withdrawalLinkAsked } from '@shop/events';
import { expect, test } from 'vitest';
import { sampleOrder } from '../domain/sample-order.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness();
const NAME = 'Voitit 500 €! … www.evil.example';

/** An order of a buyer who has neither confirmed the address nor paid, with free text in every field. */
const aStrangersOrder = (fields: object = {}) =>
  harness.anOrder({
    userName: NAME,
    isAddressProven: false,
    isPaid: false,
    money: 'none',
    orderStatus: 'rejected',
    rejectedBy: 'customer',
    address: { ...sampleOrder.address, name: NAME, address: NAME, city: NAME, notes: NAME },
    ...fields,
  });
const cancel = ({ orderID }: { orderID: string }) =>
  harness.publish(orderStatusChanged, {
    orderID,
    from: 'confirmed',
    to: 'rejected',
    trackingCode: '',
    isRepeated: false,
  });

test.each([
  ['order-cancelled', cancel],
  [
    'withdrawal-link',
    ({ orderID }: { orderID: string }) =>
      harness.publish(withdrawalLinkAsked, { orderID, at: new Date().toISOString() }),
  ],
] as const)('%s to an unproven address repeats no word of the sender [sec-18]', async (kind, happen) => {
  const order = aStrangersOrder();
  await happen(order);
  const [email] = await harness.emailsOf(order);
  const stored = await harness.deps.emails.find(email?.id ?? '');
  expect(stored).toMatchObject({ kind, toName: '' });
  expect(JSON.stringify(stored)).not.toMatch(/Voitit|evil/);
  expect(stored?.text).toContain('Hei,');
  await harness.sendAll(5);
  expect(harness.mail.received.at(-1)?.raw).toMatch(/^To: \S+@\S+\r$/m);
});

test('an address that is confirmed or has paid is greeted by name', async () => {
  const order = aStrangersOrder({ isAddressProven: true, userName: 'Aino Asiakas' });
  await cancel(order);
  const [email] = await harness.emailsOf(order);
  expect((await harness.deps.emails.find(email?.id ?? ''))?.text).toContain('Hei Aino Asiakas,');
});

test('an unproven address gets no email about a lapsed order [sec-18]', async () => {
  const order = aStrangersOrder();
  await harness.publish(orderLapsed, { orderID: order.orderID, why: 'expired' });
  expect(await harness.emailsOf(order)).toEqual([]);
  const proven = aStrangersOrder({ isAddressProven: true });
  await harness.publish(orderLapsed, { orderID: proven.orderID, why: 'expired' });
  expect(await harness.emailsOf(proven)).toMatchObject([{ kind: 'order-lapsed' }]);
});
