import type { DeadLetterRecord } from '@shop/contracts';
import { expect, test } from 'vitest';
import { isProgramFault, lostText, reasonText, notDoneText } from './dead-letter-text.ts';

const letter = (fields: Partial<DeadLetterRecord> = {}) =>
  ({
    event: 'payment-completed',
    consumer: 'confirm-order-on-payment-completed',
    code: 'order-not-found',
    replayable: true,
    ...fields,
  }) as DeadLetterRecord;

test('a dead letter says what was not done and why', () => {
  expect(notDoneText(letter())).toBe('Tilaus jäi vahvistamatta');
  expect(reasonText(letter())).toBe('Maksu saapui, mutta tilausta ei löytynyt.');
  expect(isProgramFault(letter())).toBe(false);
});

test('a fault of the program is called that', () => {
  for (const code of ['internal', 'out-of-stock'] as const) {
    expect(reasonText(letter({ code }))).toBe('Maksu saapui, mutta kaupan ohjelmassa on vika.');
    expect(isProgramFault(letter({ code }))).toBe(true);
  }
  expect(isProgramFault(letter({ code: 'invalid-input' }))).toBe(true);
});

test('an event that the shop no longer knows has words too', () => {
  for (const name of ['moon-rose', 'constructor', '']) {
    const unknown = letter({ event: name, consumer: name, replayable: false });
    expect(notDoneText(unknown)).toBe('Tuntematon tapahtuma');
    expect(lostText(unknown)).toBe('Tapahtuman tiedot katoavat.');
    expect(reasonText(unknown)).toBe(`Tapahtuma ${name} tuli, mutta kauppa ei enää käsittele tällaisia.`);
    expect(isProgramFault(unknown)).toBe(false);
  }
});
