import type { LineReturnState } from '@shop/contracts';
import type { Carrier } from '@shop/shop-rules/delivery-price';
import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const monday = '2026-11-23T10:00:00.000Z';
const step = (orderStatus: Parameters<typeof nextStep>[0]['orderStatus'], now = monday, fields = {}) =>
  nextStep({ orderStatus, paymentStatus: 'paid', statusSince: monday, ...fields }, new Date(now));

test('each status says what comes next, with its dates', () => {
  const packed =
    'Pakkaamme tilauksesi arviolta 25.11.2026 mennessä ja kirjoitamme sinulle, kun se lähtee matkaan.';
  expect(step('confirmed')).toBe(packed);
  expect(step('inProcess')).toBe(packed);
  expect(step('inShipping')).toBe('Paketti on perillä arviolta 25.11.2026–27.11.2026.');
  expect(step('rejected')).toBe('Tilaus on peruttu, eikä sitä toimiteta.');
  expect(step('pending', monday, { paymentStatus: 'pending' })).toMatch(/^Odotamme tietoa maksusta/);
});

const by = (carrier: Carrier, days: string) => ({
  delivery: { id: 'x', name: 'Tapa', carrier, days, point: null },
});

test('a parcel takes as long as the order’s delivery method states', () => {
  const express = by('matkahuolto', '1–2 arkipäivää');
  expect(step('inShipping', monday, express)).toBe('Paketti on perillä arviolta 24.11.2026–25.11.2026.');
  expect(step('inShipping', '2026-11-26T08:00:00Z', express)).toMatch(/^Paketin pitäisi jo olla perillä/);
  const nextDay = by('matkahuolto', '1 arkipäivä');
  expect(step('inShipping', monday, nextDay)).toBe('Paketti on perillä arviolta 24.11.2026.');
  const inWords = by('posti', 'Noin viikko');
  expect(step('inShipping', monday, inWords)).toBe('Paketti on matkalla. Toimitusaika: Noin viikko.');
});

test('what is fetched from the shop is no parcel on its way', () => {
  const own = by('own', 'Sovitaan erikseen');
  expect(step('confirmed', monday, own)).toBe(
    'Pakkaamme tilauksesi arviolta 25.11.2026 mennessä ja kirjoitamme sinulle, kun voit noutaa sen.',
  );
  expect(step('inProcess', '2026-11-26T08:00:00Z', own)).toMatch(/pian .*, kun voit noutaa sen\.$/);
  expect(step('inShipping', monday, own)).toBe('Tilauksesi on noudettavissa. Noutoaika: Sovitaan erikseen.');
});

test('an order that nothing has come for says so, and until when its goods are kept', () => {
  const unpaid = { paymentStatus: 'pending', unpaidUntil: '2026-11-23T10:30:00.000Z' };
  expect(step('pending', monday, unpaid)).toMatch(
    /^Maksua ei ole vielä tullut\. Pidämme tuotteet varattuina sinulle 23\.11\. klo 12\.30 asti\./,
  );
  expect(step('pending', '2026-11-23T10:30:00.000Z', unpaid)).toMatch(/^Odotamme tietoa maksusta/);
  expect(step('confirmed', monday, { unpaidUntil: unpaid.unpaidUntil })).toMatch(/^Pakkaamme/);
});

test('money in review shows no waiting', () => {
  const reviewed = { paymentStatus: 'pending', isReviewed: true };
  expect(step('pending', monday, reviewed)).toMatch(/^Katsomme maksusi läpi/);
});

test('a refunded order promises no parcel, and no withdrawal of refunded pieces', () => {
  for (const status of ['confirmed', 'inProcess', 'delivered'] as const)
    expect(step(status, monday, { paymentStatus: 'refunded' })).toBeNull();
  expect(step('inShipping', monday, { paymentStatus: 'refunded' })).toMatch(/^Paketti on perillä/);
});

test('a withdrawal from everything before sending promises the refund, and no parcel', () => {
  const line = (quantity: number, ...states: LineReturnState[]) => ({
    quantity,
    back: states.map((state) => ({ state, quantity: 1, amount: 0, currency: 'EUR' })),
  });
  const withdrawn = (...cartItems: object[]) => step('confirmed', monday, { cartItems });
  expect(withdrawn(line(2, 'withdrawn', 'succeeded'))).toMatch(
    /^Peruutit kaupan, joten tilausta ei lähetetä/,
  );
  expect(withdrawn(line(1, 'succeeded'), line(1, 'pending'))).toBeNull();
  expect(withdrawn(line(2, 'withdrawn'))).toMatch(/^Pakkaamme/);
  expect(withdrawn(line(1, 'withdrawn'), { quantity: 1 })).toMatch(/^Pakkaamme/);
});

test('a day that is over is not promised any more', () => {
  expect(step('confirmed', '2026-11-25T20:00:00Z')).toContain('25.11.2026');
  expect(step('confirmed', '2026-11-26T08:00:00Z')).toMatch(/^Pakkaamme tilauksesi pian/);
  expect(step('inShipping', '2026-11-28T08:00:00Z')).toMatch(/^Paketin pitäisi jo olla perillä/);
});

test('the last day to withdraw is the order’s, and without one nothing is shown', () => {
  // The fourteen days end on Epiphany, a public holiday.
  const delivered = { statusSince: '2026-12-23T10:00:00.000Z' };
  const withdrawing = { ...delivered, withdrawal: { until: '2027-01-07', pieces: 1 } };
  const text = 'Jos muutat mielesi, voit peruuttaa kaupan 7.1.2027 asti.';
  expect(step('delivered', '2026-12-24T08:00:00Z', withdrawing)).toBe(text);
  expect(step('delivered', '2027-01-07T20:00:00Z', withdrawing)).toBe(text);
  expect(step('delivered', '2027-01-07T22:30:00Z', withdrawing)).toBeNull();
  expect(step('delivered', '2026-12-24T08:00:00Z', delivered)).toBeNull();
});

test('a failed payment or an unpaid rest has no next step: other parts of the page show it', () => {
  expect(step('pending', monday, { paymentStatus: 'failed' })).toBeNull();
  expect(step('pending', monday, { paymentStatus: 'pending', restToPay: 10 })).toBeNull();
});
