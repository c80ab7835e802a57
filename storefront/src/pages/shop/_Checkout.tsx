import { useStore } from '@nanostores/react';
import type { Cart } from '@shop/contracts/cart';
import { useState } from 'react';
import { $addresses } from '../../features/account/address-store.ts';
import { AddressManager } from '../../features/account/AddressManager.tsx';
import { $cartBusy, $seenPrices, loadCart, takeCart } from '../../features/cart/cart-store.ts';
import { CartState } from '../../features/cart/CartState.tsx';
import { EmptyCart } from '../../features/cart/EmptyCart.tsx';
import { SummaryLines } from '../../features/cart/SummaryLines.tsx';
import { CheckoutSummary } from '../../features/checkout/CheckoutSummary.tsx';
import { checkout as texts } from '../../texts/fi/checkout.ts';

/** The checkout: addresses of the account, lines of the cart, and the payment between them. */
export function Checkout({ deliveryFee }: { deliveryFee: number }) {
  const [chosen, setChosen] = useState('');
  const addresses = useStore($addresses, { ssr: 'initial' });
  const addressID = addresses?.some(({ _id }) => _id === chosen) ? chosen : '';
  return (
    <div className="checkout">
      <div className="checkout-main">
        <h1>{texts.title}</h1>
        <AddressManager title={texts.addresses} choice={{ chosen: addressID, onChoose: setChosen }} />
      </div>
      <CartSide deliveryFee={deliveryFee} addressID={addressID} />
    </div>
  );
}

/** A refusal may bring the cart as it is now; where it does not, the cart is asked for. */
function showChanged(cart: Cart | null): void {
  if (cart) takeCart(cart);
  else void loadCart({ quiet: true });
}

function CartSide({ deliveryFee, addressID }: { deliveryFee: number; addressID: string }) {
  const seen = useStore($seenPrices, { ssr: 'initial' });
  const isBusy = useStore($cartBusy, { ssr: 'initial' }) > 0;
  return (
    <CartState>
      {(cart) => (
        <CheckoutSummary
          cart={cart}
          isBusy={isBusy}
          addressID={addressID}
          deliveryFee={deliveryFee}
          lines={cart.items.length > 0 ? <SummaryLines items={cart.items} seen={seen} /> : <EmptyCart />}
          onCartChanged={showChanged}
        />
      )}
    </CartState>
  );
}
