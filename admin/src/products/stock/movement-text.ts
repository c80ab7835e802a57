import type { StockMovement } from '@shop/contracts/stock-ledger';
import { sizeText } from '@shop/contracts/size-text';
import { momentText } from '../../format/format-text.ts';
import { texts } from '../../texts/fi.ts';

/** A change with its sign, such as +7 or −2. */
export function changeText(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `\u2212${-change}`;
}

/** The changes by size, such as 'S −1, M +2'. */
export const sizesText = (sizes: Record<string, number>): string =>
  Object.entries(sizes)
    .map(([size, change]) => `${sizeText(size)} ${changeText(change)}`)
    .join(', ');

/** When it happened and who did it, such as '21.11.2026 klo 8.12, Liisa'. */
export function actText({ at, who }: Pick<StockMovement, 'at' | 'who'>): string {
  return `${momentText(at)}, ${who === 'system' ? texts.stockBook.automatic : who}`;
}
