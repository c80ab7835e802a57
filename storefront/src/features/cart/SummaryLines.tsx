import type { CartItem } from '@shop/contracts/cart';
import { softHyphens } from '../../lib/text/soft-hyphens.ts';
import './cart.css';
import { lineKey, oldPrice, type SeenPrices } from './cart-lines.ts';
import { CartPicture } from './CartPicture.tsx';
import { LineFacts } from './LineFacts.tsx';
import { LineNotes } from './LineNotes.tsx';
import { LinePrice } from './LinePrice.tsx';

export function SummaryLines({ items, seen }: { items: readonly CartItem[]; seen: SeenPrices }) {
  return (
    <ul className="summary-lines">
      {items.map((item) => (
        <li key={lineKey(item)}>
          <CartPicture item={item} width={64} />
          <div className="cart-line-text">
            <span className="cart-line-title">{softHyphens(item.title)}</span>
            <LineFacts item={item} withQuantity />
            <LineNotes item={item} before={oldPrice(item, seen)} />
          </div>
          <LinePrice item={item} />
        </li>
      ))}
    </ul>
  );
}
