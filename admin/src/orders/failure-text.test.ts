import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

/** Stripe's refund.failure_reason, and what the shop itself says of a refund that is not possible. */
const words = [
  'lost_or_stolen_card',
  'expired_or_canceled_card',
  'charge_for_pending_refund_disputed',
  'insufficient_funds',
  'declined',
  'merchant_request',
  'unknown',
  'canceled',
  'nothing-captured',
  'currency-differs',
  'more-than-captured',
];

test('every reason of a failed refund is told in Finnish, and one that nobody knows is still shown', () => {
  for (const word of words) expect(failureText(word)).toMatch(/^[A-ZÄÖ][^_]+[.]$/);
  expect(failureText('expired_or_canceled_card')).toBe('Maksajan kortti on vanhentunut tai suljettu.');
  expect(failureText('NEW_WORD')).toBe('Maksupalvelu kertoi: NEW_WORD');
});
