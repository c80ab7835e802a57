import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import type { OrderRecord } from '../../providers/order-record.ts';
import {
  isToShip,
  parcelWarnings,
  failedParcel,
  markDuplicateCodes,
  withShipment,
  type Parcel,
} from './parcel.ts';

const order = {
  _id: 'a',
  id: 'a',
  version: 3,
  orderStatus: 'inProcess',
  paymentStatus: 'paid',
  isPaid: true,
  review: [],
  trackingCode: '',
} as unknown as OrderRecord;
const parcel: Parcel = { order, code: 'JJFI1' };

/** The refusal of a change that came too late, with the order as it is. */
const refusal = (now: Partial<OrderRecord>): HttpError =>
  new HttpError('Joku muu muutti tietoja välillä.', 409, { data: { ...order, version: 4, ...now } });

test('a parcel whose order was given up and refunded meanwhile is not marked by the next press', () => {
  const after = failedParcel(parcel, refusal({ orderStatus: 'rejected', paymentStatus: 'refunded' }));
  expect(isToShip(after)).toBe(false);
  expect(parcelWarnings(after)).toEqual(['Tilaus on peruutettu.', 'Tilauksen maksu on palautettu.']);
  expect(after).toMatchObject({
    code: 'JJFI1',
    order: { version: 4 },
    outcome: { failure: 'Joku muu muutti tietoja välillä.' },
  });
});

test('another code does not choose the parcel again; choosing it by hand does', () => {
  const { order: now } = failedParcel(parcel, refusal({ orderStatus: 'rejected' }));
  expect(isToShip({ order: now, code: 'JJFI2' })).toBe(false);
  expect(isToShip({ order: now, code: 'JJFI2', isChosen: true })).toBe(true);
});

test('a parcel that was left for any other reason goes with the next press', () => {
  expect(isToShip(failedParcel(parcel, refusal({ orderStatus: 'confirmed' })))).toBe(true);
  const away = failedParcel(parcel, new HttpError('Ei yhteyttä.', 0));
  expect([isToShip(away), away.order]).toEqual([true, order]);
});

test('a typed code says that a parcel leaves', () => {
  expect([
    isToShip(parcel),
    isToShip({ order, code: ' ' }),
    isToShip({ ...parcel, outcome: 'sent' }),
  ]).toEqual([true, false, false]);
});

test('parcels with the same code stay until they are chosen by hand', () => {
  const secondOrder = { ...order, id: 'b', _id: 'b' };
  const third = { order, code: '' };
  const [first, second, last] = markDuplicateCodes([
    parcel,
    { order: secondOrder, code: ' JJFI1 ' },
    third,
    { ...third },
  ]);
  expect([first, second].map((parcel) => parcel && isToShip(parcel))).toEqual([false, false]);
  expect(first && parcelWarnings(first)).toEqual([
    'Sama seurantakoodi on toisellakin tilauksella. Merkitse lähteväksi, jos koodi on oikea.',
  ]);
  expect(last?.hasDuplicateCode).toBe(false);
  const [meant] = markDuplicateCodes([
    { ...parcel, isChosen: true },
    { order: secondOrder, code: 'JJFI1' },
  ]);
  expect(meant && isToShip(meant)).toBe(true);
});

test('a held parcel is not sent again, and counts as sent once it has left', () => {
  const held = {
    orderID: 'a',
    version: 3,
    trackingCode: 'JJFI9',
    dueAt: '',
    state: 'held',
    failure: '',
  } as const;
  const waiting = withShipment({ order, code: '' }, held);
  expect([waiting.outcome, waiting.code, isToShip(waiting)]).toEqual(['held', 'JJFI9', false]);
  expect(withShipment(parcel, { ...held, state: 'sent' }).outcome).toBe('sent');
  // Undone, here or in another tab.
  expect(withShipment(parcel, undefined)).toBe(parcel);
});

test('an order that came back after it was sent is to be sent again', () => {
  const sent = {
    orderID: 'a',
    version: 2,
    trackingCode: 'JJFI1',
    dueAt: '',
    state: 'sent',
    failure: '',
  } as const;
  expect(isToShip(withShipment(parcel, sent))).toBe(true);
});

test('a held parcel that could not be sent says why, and goes once it is chosen by hand', () => {
  const failed = { orderID: 'a', version: 2, trackingCode: 'JJFI1', dueAt: '', state: 'failed' } as const;
  const failure = 'Joku muu muutti tietoja välillä.';
  const stayed = withShipment(parcel, { ...failed, failure });
  expect([stayed.outcome, isToShip(stayed)]).toEqual([{ failure }, false]);
  expect(isToShip(withShipment({ ...parcel, isChosen: true }, { ...failed, failure }))).toBe(true);
  const corrected = withShipment({ ...parcel, code: 'JJFI2' }, { ...failed, failure });
  expect([corrected.outcome, isToShip(corrected)]).toEqual([undefined, true]);
});
