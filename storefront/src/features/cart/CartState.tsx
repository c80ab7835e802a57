import { useStore } from '@nanostores/react';
import type { Cart } from '@shop/contracts/cart';
import type { ReactNode } from 'react';
import { useServerValue } from '../../components/ui/use-server-value.ts';
import { cart as texts } from '../../texts/fi/cart.ts';
import './cart.css';
import { loadCart } from './cart-calls.ts';
import { $cart, $cartFailed } from './cart-state.ts';

type Props = {
  children: (cart: Cart) => ReactNode;
  first?: Cart | null;
};

export function CartState({ children, first = null }: Props) {
  const cart = useServerValue($cart, first);
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
