import { sizeText } from '@shop/shop-rules/size-text';
import { formatCount } from '../../texts/format-count.ts';

export const piecesText = (pieces: Record<string, number | string>): string =>
  Object.entries(pieces)
    .map(([size, n]) => `${sizeText(size)} ${typeof n === 'number' ? formatCount(n) : n}`)
    .join(', ');
