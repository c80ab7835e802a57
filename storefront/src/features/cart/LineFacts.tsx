import type { CartItem } from '@shop/contracts/cart';
import { oneSize } from '@shop/shop-rules/categories';
import { customText } from '@shop/shop-rules/custom-piece';
import { promiseText } from '@shop/shop-rules/workshop';
import { cart as texts } from '../../texts/fi/cart.ts';

type Props = {
  item: Pick<CartItem, 'size' | 'variant' | 'colour' | 'quantity' | 'madeToOrder' | 'promise' | 'custom'> & {
    images: readonly string[];
  };
  withQuantity?: boolean;
};

export function LineFacts({ item, withQuantity }: Props) {
  const facts = [
    item.size === oneSize ? texts.oneSize : texts.size(item.size),
    item.images.length > 1 && texts.model(item.variant, item.colour),
    withQuantity && texts.pieces(item.quantity),
  ];
  return (
    <>
      <span className="line-facts">{facts.filter(Boolean).join(', ')}</span>
      {item.promise && <span className="line-facts">{promiseText(item.promise)}</span>}
      {item.custom && <span className="line-facts">{customText(item.custom)}</span>}
      {item.madeToOrder && (
        <span className="line-facts">{item.custom ? texts.custom : texts.madeToOrder}</span>
      )}
    </>
  );
}
