import type { CartItem } from '@shop/contracts/cart';
import { unitPrice } from '@shop/contracts/unit-price';
import { priceText } from '../../lib/price.ts';

/** What all pieces of a line cost together; on sale in the sale's colour, quiet where the total leaves it out. */
export function LinePrice({ item }: { item: CartItem }) {
  if (item.problem === 'gone') return null;
  const cents = Math.round(unitPrice(item) * 100) * item.quantity;
  const tone = item.problem ? 'quiet' : item.salePrice > 0 && 'sale';
  return <span className={['price', tone].filter(Boolean).join(' ')}>{priceText(cents / 100)}</span>;
}
