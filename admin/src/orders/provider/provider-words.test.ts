import { expect, test } from 'vitest';
import { disputeWords, failureWords } from './provider-words.ts';

/** Stripe's refund.failure_reason, and the shop's own reasons for an impossible refund. */
const failures = [
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
/** Stripe's dispute.reason, and PayPal's (Disputes API v1). */
const disputes = [
  'bank_cannot_process',
  'credit_not_processed',
  'duplicate',
  'fraudulent',
  'general',
  'insufficient_funds',
  'noncompliant',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
  'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  'UNAUTHORISED',
  'CREDIT_NOT_PROCESSED',
  'DUPLICATE_TRANSACTION',
  'INCORRECT_AMOUNT',
  'PAYMENT_BY_OTHER_MEANS',
  'CANCELED_RECURRING_BILLING',
  'PROBLEM_WITH_REMITTANCE',
  'OTHER',
];

test('reasons of refunds and disputes read in Finnish, and an unknown one is shown raw', () => {
  for (const word of failures) expect(failureWords(word)).toMatch(/^[a-zäö][^_.]+[a-zäö]$/);
  for (const word of disputes) expect(disputeWords(word)).toMatch(/^[a-zäö][^_.]+[a-zäö]$/);
  expect([failureWords('NEW_WORD'), disputeWords('NEW_WORD')]).toEqual(['NEW_WORD', 'NEW_WORD']);
});
