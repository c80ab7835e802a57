import { texts } from '../../texts/fi.ts';

const { told, unknown, reasons } = texts.pendingMoney;
const known: Record<string, string> = reasons;

/** Why money is not there yet, from the provider's own word for it. */
export const pendingText = (word: string): string => told(known[word] ?? unknown(word));
