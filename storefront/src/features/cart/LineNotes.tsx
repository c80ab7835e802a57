import type { CartItem } from '@shop/contracts/cart';
import { priceText } from '../../lib/price.ts';
import { cart as texts } from '../../texts/fi/cart.ts';

/** What is to be told of a line: why it cannot be bought as it stands, and what it has cost before. */
export function LineNotes({ item, before }: { item: CartItem; before: number | null }) {
  return (
    <>
      {item.problem === 'gone' && <p className="cart-note">{texts.gone}</p>}
      {item.problem === 'model-gone' && <p className="cart-note">{texts.modelGone}</p>}
      {item.problem === 'short' && (
        <p className="cart-note">
          {item.bySize ? texts.shortSize(item.size, item.stock) : texts.short(item.stock)}
        </p>
      )}
      {before !== null && <p className="cart-note">{texts.priceChanged(priceText(before))}</p>}
    </>
  );
}
