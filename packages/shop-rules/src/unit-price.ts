import { centsFromText } from '@shop/money';

/** The sale price if there is one. @returns cents */
export function unitPriceCents(product: { priceCents: number; salePriceCents: number | null }): number {
  return product.salePriceCents ?? product.priceCents;
}

/** For prices in euros, where 0 is no sale. @returns euros */
export function unitPrice(product: { price: number; salePrice: number }): number {
  return product.salePrice > 0 ? product.salePrice : product.price;
}

/** For an order's line, with prices as text. @returns cents */
export function soldUnitCents({ price, salePrice }: { price: string; salePrice: string }): number {
  return centsFromText(salePrice) || centsFromText(price) || 0;
}
