import { texts } from '../../texts/fi.ts';

const failures: Record<string, string> = texts.refundFailures;
const disputes: Record<string, string> = texts.disputeReasons;

export const failureWords = (word: string): string => failures[word] ?? word;

export const disputeWords = (word: string): string => disputes[word] ?? word;
