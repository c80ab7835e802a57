import { formatEuro } from '@shop/money';

/** A price as the wire carries it, in euros, the way a Finnish shopper reads it: '129,00 €'. */
export const priceText = (euros: number): string => formatEuro(Math.round(euros * 100));
