import { sizeText } from '@shop/shop-rules/size-text';
import { whole } from '../../texts/whole.ts';

export const piecesText = (pieces: Record<string, number | string>): string =>
  Object.entries(pieces)
    .map(([size, n]) => `${sizeText(size)} ${typeof n === 'number' ? whole(n) : n}`)
    .join(', ');
