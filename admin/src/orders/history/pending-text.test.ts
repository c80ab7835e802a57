import { expect, test } from 'vitest';
import { pendingText } from './pending-text.ts';

/** PayPal's capture_status_details.reason (Orders API v2), and Stripe's status for a payment under way. */
const reasons = [
  'BUYER_COMPLAINT',
  'CHARGEBACK',
  'ECHECK',
  'INTERNATIONAL_WITHDRAWAL',
  'OTHER',
  'PENDING_REVIEW',
  'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION',
  'REFUNDED',
  'TRANSACTION_APPROVED_AWAITING_FUNDING',
  'UNILATERAL',
  'VERIFICATION_REQUIRED',
  'DECLINED_BY_RISK_FRAUD_FILTERS',
  'processing',
];

test('every reason of a provider is shown in Finnish, and an unknown one with its code', () => {
  for (const reason of reasons) {
    expect(pendingText(reason)).toMatch(/^Maksu odottaa: [^(]+\.$/);
  }
  expect(pendingText('ECHECK')).toBe('Maksu odottaa: pankkisiirto PayPaliin kestää muutaman arkipäivän.');
  expect(pendingText('NEW_WORD')).toBe(
    'Maksu odottaa: maksupalvelu ei ole vielä vahvistanut sitä (NEW_WORD).',
  );
});
