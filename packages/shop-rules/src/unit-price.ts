import { centsFromText } from '@shop/money';

/* The price of one piece, which is the sale price where there is one, for each way in which prices are written. */

/** Inside, where prices are integer cents. @returns cents */
export function unitPriceCents(product: { priceCents: number; salePriceCents: number | null }): number {
  return product.salePriceCents ?? product.priceCents;
}

/** Of products and cart lines as the calls answer them, where prices are euros and 0 is no sale. @returns euros */
export function unitPrice(product: { price: number; salePrice: number }): number {
  return product.salePrice > 0 ? product.salePrice : product.price;
}

/** Of an order's line, whose prices are text with two decimals. @returns what a piece was sold for, in cents */
export function soldUnitCents({ price, salePrice }: { price: string; salePrice: string }): number {
  return centsFromText(salePrice) || centsFromText(price) || 0;
}
