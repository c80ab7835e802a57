import { useStore } from '@nanostores/react';
import type { Address } from '@shop/contracts/address';
import type { Cart } from '@shop/contracts/cart';
import { isServedPostcode, notServedText } from '@shop/shop-rules/served-area';
import type { DeliveryMethod, ShopSettings } from '@shop/contracts/shop-settings';
import { useServerValue } from '../../components/ui/use-server-value.ts';
import { $addresses, loadAddresses } from '../../features/account/address-store.ts';
import { AddressManager } from '../../features/account/AddressManager.tsx';
import { loadCart } from '../../features/cart/cart-calls.ts';
import { $cart, $cartBusy, $seenPrices, takeCart } from '../../features/cart/cart-state.ts';
import { CartState } from '../../features/cart/CartState.tsx';
import { EmptyCart } from '../../features/cart/EmptyCart.tsx';
import { SummaryLines } from '../../features/cart/SummaryLines.tsx';
import type { DeliveryChoice } from '../../features/checkout/delivery-choice.ts';
import '../../features/checkout/checkout.css';
import { CheckoutSummary } from '../../features/checkout/CheckoutSummary.tsx';
import { DeliveryMethods } from '../../features/checkout/DeliveryMethods.tsx';
import { GiftNote } from '../../features/checkout/GiftNote.tsx';
import { ReminderTick } from '../../features/checkout/ReminderTick.tsx';
import { $missing, $blocker } from '../../features/checkout/pay.ts';
import { useChoices } from '../../features/checkout/use-choices.ts';
import type { Photo } from '../../lib/photos/photos.ts';
import { checkout as texts } from '../../texts/fi/checkout.ts';

type Props = {
  methods: [DeliveryMethod, ...DeliveryMethod[]];
  isVatLiable: boolean;
  payments: ShopSettings['payments'];
  notice: ShopSettings['guaranteeNotice'];
  returns: string;
  workshop: string;
  takesReviews: boolean;
  first: { cart: Cart | null; addresses: Address[] | null };
  empty: Photo;
};

export function Checkout({ first, methods, takesReviews, ...terms }: Props) {
  const addresses = useServerValue($addresses, first.addresses);
  const choices = useChoices({ addresses, firstAddresses: first.addresses, methods });
  const { address, choose, delivery, deliver, giftNote, reviewReminder } = choices;
  const cart = useServerValue($cart, first.cart);
  const missing = useStore($missing, { ssr: 'initial' });
  return (
    <div className="checkout">
      <div className="checkout-main">
        <h1>{texts.title}</h1>
        <AddressManager
          title={texts.addresses}
          first={first.addresses}
          choice={{
            chosen: address?._id ?? '',
            onChoose: choose,
            missing: missing?.what === 'address' ? missing : null,
            problemOf: ({ postcode }) => (isServedPostcode(postcode) ? null : notServedText),
          }}
        />
        {cart?.items.length !== 0 && (
          <>
            <DeliveryMethods
              methods={methods}
              goods={cart?.total ?? 0}
              choice={delivery}
              onChoice={deliver}
              postcode={address?.postcode ?? ''}
            />
            <GiftNote note={giftNote} onNote={choices.setGiftNote} />
            {takesReviews && <ReminderTick isTicked={reviewReminder} onTick={choices.setReviewReminder} />}
          </>
        )}
      </div>
      <CartSide
        delivery={delivery}
        giftNote={giftNote}
        reviewReminder={reviewReminder}
        address={address}
        first={first.cart}
        {...terms}
      />
    </div>
  );
}

/** A refusal may carry the current cart; otherwise fetch it. */
function showChanged(cart: Cart | null): void {
  if (cart) takeCart(cart);
  else void loadCart({ quiet: true });
}

function openCart(): void {
  document.querySelector<HTMLButtonElement>('.cart-button')?.click();
}

type SideProps = {
  delivery: DeliveryChoice;
  giftNote: string;
  reviewReminder: boolean;
  isVatLiable: boolean;
  payments: ShopSettings['payments'];
  notice: ShopSettings['guaranteeNotice'];
  returns: string;
  address: Address | null;
  workshop: string;
  first: Cart | null;
  empty: Photo;
};

function CartSide({ first, empty, ...terms }: SideProps) {
  const seenBefore = useStore($seenPrices, { ssr: 'initial' });
  // A changed price is shown once, with the total.
  const seen = useStore($blocker, { ssr: 'initial' })?.kind === 'price' ? {} : seenBefore;
  const isBusy = useStore($cartBusy, { ssr: 'initial' }) > 0;
  return (
    <CartState first={first}>
      {(cart) => (
        <CheckoutSummary
          cart={cart}
          isBusy={isBusy}
          {...terms}
          lines={
            cart.items.length > 0 ? (
              <SummaryLines items={cart.items} seen={seen} />
            ) : (
              <EmptyCart photo={empty} />
            )
          }
          onCartChanged={showChanged}
          onAddressGone={() => void loadAddresses()}
          onEditCart={openCart}
        />
      )}
    </CartState>
  );
}
