import { texts } from '../texts/fi.ts';

const { failure, failures } = texts.refunds;
const known: Record<string, string> = failures;

/** Why a refund did not go through, from the provider's own word for it. */
export const failureText = (word: string): string => known[word] ?? failure(word);
