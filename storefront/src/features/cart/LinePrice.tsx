import type { CartItem } from '@shop/contracts/cart';
import { unitPrice } from '@shop/shop-rules/unit-price';
import { priceText } from '../../lib/text/price.ts';
import { catalogue } from '../../texts/fi/catalogue.ts';

/** The normal price is struck through only beside a lawful reduction. */
export function LinePrice({ item }: { item: CartItem }) {
  if (item.problem === 'gone') return null;
  const textOf = (price: number): string => priceText((Math.round(price * 100) * item.quantity) / 100);
  const tone = item.problem ? 'quiet' : item.salePrice > 0 && 'sale';
  const price = <span className={['price', tone].filter(Boolean).join(' ')}>{textOf(unitPrice(item))}</span>;
  if (item.lowestPrice === undefined) return price;
  return (
    <span className="line-prices">
      <span className="sr">{catalogue.salePrice} </span>
      {price}{' '}
      <s className="price was">
        <span className="sr">{catalogue.regularPrice} </span>
        {textOf(item.price)}
      </s>
    </span>
  );
}
