import { formatEuro } from '@shop/money';

/** A price as the wire carries it, in euros, the way a Finnish shopper reads it: '129,00 €'. */
export const priceText = (euros: number): string => formatEuro(Math.round(euros * 100));

/** What the product costs now. */
export const currentPrice = (product: { price: number; salePrice: number }): number =>
  product.salePrice > 0 ? product.salePrice : product.price;
