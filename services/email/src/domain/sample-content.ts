import type { OrderEmailKind } from '@shop/shop-rules';
import type { OrderEmailContent } from './order-email-content.ts';

export const sampleReceipt = (kind: OrderEmailKind): string =>
  kind === 'order-refunded' ? '2026-H-000007' : '2026-K-000042';

export const sampleContent: Record<OrderEmailKind, OrderEmailContent> = {
  'order-confirmed': { kind: 'order-confirmed' },
  'order-shipped': { kind: 'order-shipped' },
  'order-delivered': { kind: 'order-delivered' },
  'order-cancelled': { kind: 'order-cancelled' },
  'order-lapsed': { kind: 'order-lapsed', why: 'expired' },
  'order-refunded': {
    kind: 'order-refunded',
    amountCents: 3_750,
    currency: 'EUR',
    reason: 'maker',
    lines: [],
    deliveryCents: 0,
    lessCents: 0,
    note: 'Lampaanvilla loppui kesken',
  },
  'order-rest-asked': { kind: 'order-rest-asked', restCents: 2_000, paidCents: 14_650 },
  'order-withdrawn': {
    kind: 'order-withdrawn',
    at: '2026-11-23T10:12:00.000Z',
    name: 'Aino Asiakas',
    lines: [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 3 },
    ],
  },
  'withdrawal-link': { kind: 'withdrawal-link' },
  'order-link': { kind: 'order-link' },
  'review-reminder': { kind: 'review-reminder', lines: [0, 1] },
  'order-message': {
    kind: 'order-message',
    subject: 'Neuleesi langasta',
    message: 'Lanka vaihtui sävyltään hieman tummempaan.\n\nVastaa tähän viestiin, jos haluat nähdä kuvan.',
  },
};
