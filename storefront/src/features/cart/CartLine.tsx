import type { CartItem } from '@shop/contracts/cart';
import { productPath } from '../../lib/paths.ts';
import { priceText } from '../../lib/price.ts';
import { softHyphens } from '../../lib/soft-hyphens.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import { changeQuantity, removeLine } from './cart-calls.ts';
import { CartPicture } from './CartPicture.tsx';
import { LineFacts } from './LineFacts.tsx';
import { LinePrice } from './LinePrice.tsx';
import { Stepper } from './Stepper.tsx';

/** One line of the drawer: picture, what it is, its quantity and its way out. */
export function CartLine({ item, before }: { item: CartItem; before: number | null }) {
  const isGone = item.problem === 'gone';
  return (
    <li className="cart-line" data-line={item.productID}>
      <CartPicture item={item} width={88} />
      <div className="cart-line-text">
        <div className="cart-line-top">
          {isGone ? (
            <span className="cart-line-title">{softHyphens(item.title)}</span>
          ) : (
            <a className="cart-line-title" href={productPath(item.productID)}>
              {softHyphens(item.title)}
            </a>
          )}
          <LinePrice item={item} />
        </div>
        <LineFacts item={item} />
        {isGone && <p className="cart-note">{texts.gone}</p>}
        {item.problem === 'model-gone' && <p className="cart-note">{texts.modelGone}</p>}
        {item.problem === 'short' && (
          <p className="cart-note">
            {item.bySize ? texts.shortSize(item.size, item.stock) : texts.short(item.stock)}
          </p>
        )}
        {before !== null && <p className="cart-note">{texts.priceChanged(priceText(before))}</p>}
        <div className="cart-line-foot">
          {!isGone && item.problem !== 'model-gone' && (
            <Stepper
              title={item.title}
              quantity={item.quantity}
              onChange={(quantity) => void changeQuantity(item, quantity)}
            />
          )}
          <button
            type="button"
            className="link cart-remove"
            aria-label={texts.removeOf(item.title)}
            onClick={() => void removeLine(item)}
          >
            {texts.remove}
          </button>
        </div>
      </div>
    </li>
  );
}
