import type { CartItem } from '@shop/contracts/cart';
import { productPath } from '../../lib/routing/paths.ts';
import { softHyphens } from '../../lib/text/soft-hyphens.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import { changeQuantity, removeLine } from './cart-calls.ts';
import { CartPicture } from './CartPicture.tsx';
import { LineFacts } from './LineFacts.tsx';
import { LineNotes } from './LineNotes.tsx';
import { LinePrice } from './LinePrice.tsx';

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
        <LineNotes item={item} before={before} />
        <div className="cart-line-foot">
          {!isGone && item.problem !== 'model-gone' && item.problem !== 'measures' && (
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

type StepperProps = { title: string; quantity: number; onChange: (quantity: number) => void };

/** Both stay enabled: an impossible quantity is refused with a reason. */
function Stepper({ title, quantity, onChange }: StepperProps) {
  return (
    <fieldset className="stepper" aria-label={texts.quantity(title)}>
      <button type="button" aria-label={texts.fewer(title)} onClick={() => onChange(quantity - 1)}>
        −
      </button>
      <output aria-live="polite">{quantity}</output>
      <button type="button" aria-label={texts.more(title)} onClick={() => onChange(quantity + 1)}>
        +
      </button>
    </fieldset>
  );
}
