import type { EmailRecord, Timeline } from '@shop/contracts';
import { expect, test } from 'vitest';
import type { OrderRecord } from '../../providers/order-record.ts';
import { kindsOf, linesOf } from './order-timeline.ts';

const at = (second: number) => `2026-03-01T10:00:0${second}.000Z`;
const order = {
  history: [
    { at: at(0), by: 'customer', what: 'placed' },
    { at: at(4), by: 'system', what: 'paid', from: 'pending', to: 'confirmed', requestId: 'r-2' },
    { at: at(9), by: 'Liisa', what: 'note', text: 'Soita' },
  ],
} as OrderRecord;
const money = { cents: 5_000, currency: 'EUR' };
const timeline: Timeline = {
  missing: [],
  entries: [
    { at: at(1), kind: 'stock', what: 'reserved', pieces: -2, about: 'Villapaita Suvi' },
    { at: at(2), kind: 'attempt', what: 'started', provider: 'stripe', about: 'o_1', money },
    {
      at: at(3),
      kind: 'call',
      what: 'create',
      provider: 'stripe',
      outcome: 'unknown',
      answer: '503',
      ms: 812,
      requestId: 'r-1',
    },
    { at: at(5), kind: 'webhook', what: 'checkout.session.completed', provider: 'stripe', outcome: 'done' },
    { at: at(5), kind: 'webhook', what: 'jotain.uutta', provider: 'stripe', outcome: 'done' },
    { at: at(6), kind: 'refund', what: 'succeeded', provider: 'stripe', about: 'o_r1', money },
    {
      at: at(7),
      kind: 'event',
      what: 'order-confirmed',
      outcome: 'waiting',
      answer: 'clear-cart-on-order-confirmed, something-new',
    },
  ],
};
const email = {
  kind: 'order-confirmed',
  state: 'failed',
  createdAt: at(4),
  sendings: [{ triedAt: at(8), state: 'failed', answer: '550 tuntematon' }],
} as unknown as EmailRecord;

test('history, payments, calls, webhooks, refunds, waiting work, emails and stock make one timeline', () => {
  const lines = linesOf(order, timeline, [email]);
  expect(lines.map(({ kind, title, details }) => [kind, title, ...details].join(' | '))).toEqual([
    'email | Viesti ei mennyt perille: Tilausvahvistus | 550 tuntematon',
    'event | Tilaus vahvistui | odottaa: Ostoskorin tyhjennys, something-new',
    'refund | Palautus 50,00\u00a0€ onnistui | Stripe',
    'webhook | Ilmoitus: maksusivulla maksettiin | Stripe | checkout.session.completed',
    'webhook | Ilmoitus: jotain.uutta | Stripe',
    'history | Maksu saapui, Odottaa → Vahvistettu | Automaattinen',
    'call | Pyydettiin maksusivua | Stripe | tulos jäi epäselväksi | vastaus 503 | 812 ms',
    'attempt | Maksuyritys 50,00\u00a0€ alkoi | Stripe',
    'stock | Varattu tilaukselle | Villapaita Suvi | −2 kpl',
    'history | Tilaus tehty | Asiakas',
  ]);
  expect(lines.filter(({ isProblem }) => isProblem).map(({ kind }) => kind)).toEqual([
    'email',
    'event',
    'call',
  ]);
  expect(lines.find(({ kind }) => kind === 'call')?.requestId).toBe('r-1');
  expect(lines.filter(({ kind }) => kind === 'history').map(({ requestId }) => requestId)).toEqual([
    'r-2',
    undefined,
  ]);
});

test('only kinds that have lines can be chosen', () => {
  expect(kindsOf(linesOf(order, { missing: [], entries: [] }, [email]))).toEqual(['history', 'email']);
});
