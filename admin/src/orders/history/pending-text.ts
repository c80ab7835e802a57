import { texts } from '../../texts/fi.ts';

const { told, unknown, reasons } = texts.pendingMoney;
const known: Record<string, string> = reasons;

export const pendingText = (word: string): string => told(known[word] ?? unknown(word));
