import { texts } from '../../texts/fi.ts';

const { sentence, unknown, reasons } = texts.pendingMoney;
const reasonTexts: Record<string, string> = reasons;

export const pendingText = (word: string): string => sentence(reasonTexts[word] ?? unknown(word));
