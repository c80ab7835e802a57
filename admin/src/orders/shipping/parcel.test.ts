import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import type { OrderRecord } from '../../providers/order-record.ts';
import { isToShip, parcelWarnings, failedParcel, markDuplicateCodes, type Parcel } from './parcel.ts';

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
