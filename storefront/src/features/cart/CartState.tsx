import { useStore } from '@nanostores/react';
import type { Cart } from '@shop/contracts/cart';
import type { ReactNode } from 'react';
import { useFirst } from '../../components/ui/use-first.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import './cart.css';
import { loadCart } from './cart-calls.ts';
import { $cart, $cartFailed } from './cart-state.ts';

type Props = {
  children: (cart: Cart) => ReactNode;
  /** The cart as the server knew it, shown until the browser has asked itself. */
  first?: Cart | null;
};

/** What stands where the cart will be: a spinner while it comes, a second try when it did not, then the cart. */
export function CartState({ children, first = null }: Props) {
  const cart = useFirst($cart, first);
  const failed = useStore($cartFailed, { ssr: 'initial' });
  if (cart) return children(cart);
  if (failed) {
    return (
      <div className="cart-state" role="alert">
        <p lang={texts.failed.fetch.language}>{texts.failed.fetch.message}</p>
        <button type="button" className="link" onClick={() => void loadCart()}>
          {texts.retry}
        </button>
      </div>
    );
  }
  return (
    <output className="cart-state">
      <span className="spinner" />
      <span className="sr">{texts.loading}</span>
    </output>
  );
}
