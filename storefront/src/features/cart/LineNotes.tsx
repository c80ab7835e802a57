import type { CartItem } from '@shop/contracts/cart';
import { priceText } from '../../lib/text/price.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import { catalogue } from '../../texts/fi/catalogue.ts';

export function LineNotes({ item, before }: { item: CartItem; before: number | null }) {
  return (
    <>
      {item.problem === 'gone' && <p className="cart-note">{texts.gone}</p>}
      {item.problem === 'model-gone' && <p className="cart-note">{texts.modelGone}</p>}
      {item.problem === 'measures' && <p className="cart-note">{texts.measuresGone}</p>}
      {item.problem === 'short' && (
        <p className="cart-note">
          {item.promise
            ? texts.shortQueue(item.stock)
            : item.bySize
              ? texts.shortSize(item.size, item.stock)
              : texts.short(item.stock)}
        </p>
      )}
      {item.lowestPrice !== undefined && item.problem !== 'gone' && (
        <p className="line-lowest">
          {catalogue.lowestPrice(priceText(item.lowestPrice))}
          {item.quantity > 1 && texts.each}
        </p>
      )}
      {before !== null && <p className="cart-note">{texts.priceChanged(priceText(before))}</p>}
    </>
  );
}
