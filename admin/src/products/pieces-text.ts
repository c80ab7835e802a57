import { sizeText } from '@shop/contracts/size-text';

/** The pieces of each size, such as 'S 3, M 0'. */
export const piecesText = (pieces: Record<string, number | string>): string =>
  Object.entries(pieces)
    .map(([size, n]) => `${sizeText(size)} ${n}`)
    .join(', ');
