import type { StockMovement } from '@shop/contracts/stock-ledger';
import { sizeText } from '@shop/shop-rules/size-text';
import { momentText } from '../../format/format-text.ts';
import { texts } from '../../texts/fi.ts';
import { change } from '../../texts/format-count.ts';

export const sizesText = (sizes: Record<string, number>): string =>
  Object.entries(sizes)
    .map(([size, by]) => `${sizeText(size)} ${change(by)}`)
    .join(', ');

/** Such as '21.11.2026 klo 8.12, Liisa'. */
export function actText({ at, who }: Pick<StockMovement, 'at' | 'who'>): string {
  return `${momentText(at)}, ${who === 'system' ? texts.stockLedger.automatic : who}`;
}
