import type { CartItem } from '@shop/contracts/cart';
import { priceText } from '../../lib/price.ts';
import { unitPrice } from './cart-lines.ts';

/** What all pieces of a line cost together; on sale in the sale's colour. */
export function LinePrice({ item }: { item: CartItem }) {
  if (item.problem === 'gone') return null;
  const cents = Math.round(unitPrice(item) * 100) * item.quantity;
  return <span className={item.salePrice > 0 ? 'price sale' : 'price'}>{priceText(cents / 100)}</span>;
}
