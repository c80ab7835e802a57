import { texts } from '../../texts/fi.ts';

const failures: Record<string, string> = texts.refundFailures;
const disputes: Record<string, string> = texts.disputeReasons;

/** Why a refund did not go through, by the provider's own word; what nobody knows is shown as it came. */
export const failureWords = (word: string): string => failures[word] ?? word;

/** Why a buyer disputes a payment, the same way. */
export const disputeWords = (word: string): string => disputes[word] ?? word;
