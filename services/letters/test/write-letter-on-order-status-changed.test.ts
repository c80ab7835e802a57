import type { OrderFacts } from '@shop/contracts';
import { newId } from '@shop/service-kit';
import { waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { writeLetter } from '../src/use-cases/write-letter.ts';
import { setUpLettersHarness } from './letters-harness.ts';

const harness = setUpLettersHarness();

test.each([
  ['inShipping', 'order-shipped'],
  ['delivered', 'order-delivered'],
  ['rejected', 'order-cancelled'],
])('a move to %s is told by the letter %s', async (to, kind) => {
  const order = harness.anOrder();
  await harness.move(order, to);
  expect(await harness.lettersOf(order)).toMatchObject([{ kind, state: 'queued' }]);
});

test.each(['pending', 'confirmed', 'inProcess'])('a move to %s is the shop’s own affair', async (to) => {
  const order = harness.anOrder();
  await harness.move(order, to);
  expect(await harness.lettersOf(order)).toEqual([]);
});

test('an order that knows its buyer no more is written to nobody about', async () => {
  const order = harness.anOrder({ email: '', userName: 'Poistettu asiakas' });
  await harness.move(order, 'delivered');
  expect(await harness.lettersOf(order)).toEqual([]);
});

test('the letter tells the tracking code of the moment, whatever the order says by now', async () => {
  const order = harness.anOrder({ trackingCode: 'LATER1' });
  await harness.move(order, 'inShipping', 'JJFI0001');
  const [letter] = await harness.lettersOf(order);
  const { text = '', html = '' } = (await harness.deps.letters.find(letter?.id ?? '')) ?? {};
  expect(text).toContain('Seurantakoodi: JJFI0001');
  expect(html).toContain('JJFI0001');
  expect(text + html).not.toContain('LATER1');
});

test('whoever has paid a cancelled order is told what becomes of the money', async () => {
  const textOf = async (money: OrderFacts['money']) => {
    const order = harness.anOrder({ money });
    await harness.move(order, 'rejected');
    const [letter] = await harness.lettersOf(order);
    return (await harness.deps.letters.find(letter?.id ?? ''))?.text ?? '';
  };
  expect(await textOf('here')).toContain('Palautamme rahasi samalla maksutavalla');
  expect(await textOf('none')).toContain('Tilausta ei ole maksettu');
});

test('what the buyer was told before is not told again', async () => {
  const order = harness.anOrder();
  await harness.move(order, 'inShipping', 'JJFI1', true);
  expect(await harness.lettersOf(order)).toEqual([]);
});

test('an event that is delivered twice writes one letter, two moves write two', async () => {
  const order = harness.anOrder();
  const eventId = await harness.move(order, 'inShipping');
  await writeLetter(harness.deps, { eventId, kind: 'order-shipped', orderID: order.orderID });
  await harness.move(order, 'delivered');
  const kinds = (await harness.lettersOf(order)).map(({ kind }) => kind);
  expect(kinds).toEqual(['order-delivered', 'order-shipped']);
});

test('an order that is not there becomes a dead letter', async () => {
  const eventId = await harness.move({ ...harness.anOrder(), orderID: newId() }, 'delivered');
  await waitFor('the dead letter', async () => (await harness.deadLetters.count()) > 0);
  expect(await harness.deadLetters.find(`${eventId}-write-letter-on-order-status-changed`)).toMatchObject({
    code: 'order-not-found',
  });
});
