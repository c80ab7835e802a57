import { newId } from '@shop/service-kit';
import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { writeEmail } from '../use-cases/write-email.ts';
import { setUpEmailHarness } from '../../test/email-harness.ts';

const harness = setUpEmailHarness();

const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'mi').exec(raw)?.[1] ?? '';

test('a confirmed order sends its buyer a confirmation email', async () => {
  const order = harness.anOrder();
  await harness.confirm(order);
  await harness.sendAll();
  const mail = harness.mail.received.at(-1);
  expect(mail?.to).toEqual(['aino@posti.example']);
  expect(header(mail?.raw ?? '', 'Subject')).toContain(order.orderNumber);
  expect(mail?.raw).toMatch(/multipart\/alternative/);
  expect(await harness.emailsOf(order)).toMatchObject([
    {
      kind: 'order-confirmed',
      to: 'aino@posti.example',
      state: 'sent',
      sendings: [{ by: 'system', state: 'sent', via: 'smtp', tries: 1 }],
    },
  ]);
});

test('an email names the seller from the settings, and replies go to their address', async () => {
  const before = { ...harness.seller };
  await harness.changeSeller({ name: 'Villa Oy', email: 'villa@kauppa.example' });
  const order = harness.anOrder();
  await harness.confirm(order);
  await harness.sendAll();
  await harness.changeSeller(before);
  const raw = harness.mail.received.at(-1)?.raw ?? '';
  expect(header(raw, 'Reply-To')).toBe('villa@kauppa.example');
  expect(raw).toContain('Villa Oy');
  expect(raw).not.toContain('Luonnonlanka Oy');
});

const settingsRead = () =>
  harness.catalog.calls.filter((call) => call === 'GET /internal/settings?texts=none').length;

test('an email reads the seller’s details when it is written, and keeps them however late it is sent', async () => {
  const before = { ...harness.seller };
  await harness.changeSeller({});
  const reads = settingsRead();
  const order = harness.anOrder();
  await harness.confirm(order);
  expect(settingsRead() - reads).toBe(1);
  await harness.changeSeller({ email: 'uusi@kauppa.example' });
  await harness.sendAll();
  await harness.changeSeller(before);
  expect(settingsRead() - reads).toBe(1);
  expect(header(harness.mail.received.at(-1)?.raw ?? '', 'Reply-To')).toBe(before.email);
});

test('emails of one moment share a read of the seller’s details', async () => {
  await harness.changeSeller({});
  const reads = settingsRead();
  await Promise.all([harness.deps.whoWrites(), harness.deps.whoWrites()]);
  expect(settingsRead() - reads).toBe(1);
});

test('an event that is delivered twice writes one email', async () => {
  const order = harness.anOrder();
  const eventId = await harness.confirm(order);
  await writeEmail(harness.deps, { eventId, kind: 'order-confirmed', orderID: order.orderID });
  expect(await harness.emailsOf(order)).toHaveLength(1);
});

test('two processes that take the same event write one email', async () => {
  const { orderID } = harness.anOrder();
  const occasion = { eventId: newId(), kind: 'order-confirmed', orderID } as const;
  await Promise.all([1, 2, 3].map(() => writeEmail(harness.deps, occasion)));
  expect(await harness.emailsOf({ orderID })).toHaveLength(1);
});

test('an order that is not there becomes a dead letter', async () => {
  const eventId = await harness.confirm({ ...harness.anOrder(), orderID: newId() });
  await waitFor('the dead letter', async () => (await harness.deadLetters.count()) > 0);
  expect(await harness.deadLetters.find(`${eventId}-write-email-on-order-confirmed`)).toMatchObject({
    code: 'order-not-found',
  });
});

test('an email written just before a crash is sent as written, and no second one', async () => {
  const order = harness.anOrder({ userName: 'Aino Asiakas' });
  const eventId = newId();
  const occasion = { eventId, kind: 'order-confirmed', orderID: order.orderID } as const;
  // Stored, but neither sent nor acknowledged: order delivers the event again, and the buyer's name has changed.
  await writeEmail(harness.deps, occasion);
  harness.orders.set(order.orderID, { ...order, userName: 'Toinen Nimi' });
  await writeEmail(harness.deps, occasion);
  await harness.sendAll();
  expect(await harness.emailsOf(order)).toMatchObject([{ toName: 'Aino Asiakas', state: 'sent' }]);
});

test('while order is away the event waits, and its email is written when order is back', async () => {
  const order = harness.anOrder();
  harness.order.away = true;
  const confirming = harness.confirm(order);
  const before = harness.acknowledged.length;
  await expect
    .poll(async () =>
      writeEmail(harness.deps, { eventId: newId(), kind: 'order-confirmed', orderID: order.orderID }).then(
        () => 'written',
        (error: { code: string }) => error.code,
      ),
    )
    .toBe('unavailable');
  expect(harness.acknowledged.length).toBe(before);
  harness.order.away = false;
  await confirming;
  expect(await harness.emailsOf(order)).toHaveLength(1);
});
