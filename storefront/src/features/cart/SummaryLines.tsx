import type { CartItem } from '@shop/contracts/cart';
import { priceText } from '../../lib/price.ts';
import { softHyphens } from '../../lib/soft-hyphens.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import './cart.css';
import { lineKey, oldPrice, type SeenPrices } from './cart-lines.ts';
import { CartPicture } from './CartPicture.tsx';
import { LineFacts } from './LineFacts.tsx';
import { LinePrice } from './LinePrice.tsx';

/** The cart's lines where they are only read. */
export function SummaryLines({ items, seen }: { items: readonly CartItem[]; seen: SeenPrices }) {
  return (
    <ul className="summary-lines">
      {items.map((item) => {
        const before = oldPrice(item, seen);
        return (
          <li key={lineKey(item)}>
            <CartPicture item={item} width={64} />
            <div className="cart-line-text">
              <span className="cart-line-title">{softHyphens(item.title)}</span>
              <LineFacts item={item} withQuantity />
              {item.problem === 'gone' && <p className="cart-note">{texts.gone}</p>}
              {item.problem === 'model-gone' && <p className="cart-note">{texts.modelGone}</p>}
              {item.problem === 'short' && (
                <p className="cart-note">
                  {item.bySize ? texts.shortSize(item.size, item.stock) : texts.short(item.stock)}
                </p>
              )}
              {before !== null && <p className="cart-note">{texts.priceChanged(priceText(before))}</p>}
            </div>
            <LinePrice item={item} />
          </li>
        );
      })}
    </ul>
  );
}
