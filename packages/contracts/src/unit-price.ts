import { centsFromText } from '@shop/money';
import type { ProductSnapshot } from './internal-catalog.ts';
import type { OrderLine } from './order.ts';
import type { Product } from './product.ts';

/*
 * What one piece costs: the sale price when there is one, once for each way in which prices are written. It stands
 * apart from the schemas, because pages compute with it and should not ship zod.
 */

/** Inside, where prices are integer cents. @returns cents */
export function unitPriceCents(product: Pick<ProductSnapshot, 'priceCents' | 'salePriceCents'>): number {
  return product.salePriceCents ?? product.priceCents;
}

/** Of products and cart lines as the calls answer them, where prices are euros and 0 is no sale. @returns euros */
export function unitPrice(product: Pick<Product, 'price' | 'salePrice'>): number {
  return product.salePrice > 0 ? product.salePrice : product.price;
}

/** Of an order's line, whose prices are text with two decimals. @returns what a piece was sold for, in cents */
export function soldUnitCents({ price, salePrice }: Pick<OrderLine, 'price' | 'salePrice'>): number {
  return centsFromText(salePrice) || centsFromText(price) || 0;
}
