import { formatEuro } from '@shop/money';

/** '129,00 €'. */
export const priceText = (euros: number): string => formatEuro(Math.round(euros * 100));
