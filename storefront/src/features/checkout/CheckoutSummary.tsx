import { useStore } from '@nanostores/react';
import type { Address } from '@shop/contracts/address';
import type { Cart } from '@shop/contracts/cart';
import type { DeliveryPrice } from '@shop/shop-rules/delivery-price';
import type { DiscountOffer } from '@shop/contracts/discount';
import type { PriceChange } from '@shop/contracts/checkout';
import type { ShopSettings } from '@shop/contracts/shop-settings';
import { orderTotals } from '@shop/shop-rules/order-totals';
import { useRef, type ReactNode } from 'react';
import { useResetOnRestore } from '../../components/ui/use-reset-on-restore.ts';
import { paths } from '../../lib/routing/paths.ts';
import { priceText } from '../../lib/text/price.ts';
import { cartVatLabel } from '../../lib/checkout/vat.ts';
import { cart as cartTexts } from '../../texts/fi/cart.ts';
import { checkout as texts } from '../../texts/fi/checkout.ts';
import { returnsNote } from '../../texts/fi/legal/returns-note.ts';
import './summary.css';
import { CheckoutBlocker } from './CheckoutBlocker.tsx';
import { destinationText, type DeliveryChoice } from './delivery-choice.ts';
import { $discount } from './discount-choice.ts';
import { DiscountField } from './DiscountField.tsx';
import { appliesTo, type Method, type Seen } from './blocker.ts';
import { $blocker, $paying, pay, type Purchase } from './pay.ts';
import { Guarantee } from './Guarantee.tsx';
import { PayButton } from './PayButton.tsx';
import { PayClasses } from './PayClasses.tsx';

type Props = {
  cart: Cart;
  isBusy: boolean;
  address: Address | null;
  workshop: string;
  delivery: DeliveryChoice;
  giftNote: string;
  reviewReminder: boolean;
  isVatLiable: boolean;
  payments: ShopSettings['payments'];
  notice: ShopSettings['guaranteeNotice'];
  returns: string;
  lines: ReactNode;
  onEditCart: () => void;
} & Pick<Purchase, 'onCartChanged' | 'onAddressGone'>;

export function CheckoutSummary({
  cart,
  isBusy,
  address,
  workshop,
  delivery,
  giftNote,
  reviewReminder,
  isVatLiable,
  payments,
  notice,
  returns,
  lines,
  onCartChanged,
  onAddressGone,
  onEditCart,
}: Props) {
  const paying = useStore($paying, { ssr: 'initial' });
  const lastBlocker = useStore($blocker, { ssr: 'initial' });
  const { offer } = useStore($discount, { ssr: 'initial' });
  const discountCode = offer?.code ?? '';
  const blocker =
    lastBlocker && appliesTo(lastBlocker, cart, { delivery: delivery.method.id, code: discountCode })
      ? lastBlocker
      : null;
  const seen =
    blocker?.kind === 'price' ? refusedSums(cart, blocker.now) : calculatedSums(cart, delivery.method, offer);
  const destination = destinationText(delivery, address, workshop);
  const isEmpty = cart.items.length === 0;
  const isQuiet = isEmpty || blocker !== null;
  const givesNothing =
    calculatedSums(cart, delivery.method, offer).total === calculatedSums(cart, delivery.method, null).total;
  const lastMethod = useRef<Method>('paypal');
  const start = (method: Method): void => {
    lastMethod.current = method;
    const options = { delivery, discountCode, giftNote, reviewReminder };
    void pay({ method, addressID: address?._id ?? '', ...options, seen, onCartChanged, onAddressGone });
  };
  useResetOnRestore($paying);

  return (
    <section className="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{texts.order}</h2>
      {lines}
      {!isEmpty && (
        <>
          <DiscountField discount={seen.discount} givesNothing={givesNothing} />
          <p className="summary-row">
            <span>
              {texts.delivery}{' '}
              <small>
                {delivery.method.name}, <span>{delivery.method.days}</span>
              </small>
            </span>
            <span className="price">{seen.delivery > 0 ? priceText(seen.delivery) : texts.free}</span>
          </p>
          {destination && <p className="summary-row summary-address">{destination}</p>}
          <p className="summary-row summary-total" aria-busy={isBusy}>
            <span>
              {texts.total} <small>{cartVatLabel(cart.items, isVatLiable)}</small>
            </span>
            <strong className="price" data-checkout-total>
              {priceText(seen.total)}
            </strong>
          </p>
        </>
      )}
      {cart.items.some(({ problem }) => problem) && <p className="caption">{cartTexts.partial}</p>}
      {!isEmpty && <Guarantee notice={notice} />}
      {blocker && (
        <CheckoutBlocker
          blocker={blocker}
          isBusy={paying !== null}
          onPay={(method = lastMethod.current) => start(method)}
          onEditCart={onEditCart}
        />
      )}
      {!isEmpty && <PayClasses payments={payments} />}
      <div className="pay-buttons">
        {/* Payment without credit comes before payment that may give credit (KSL 6:12 b). */}
        <PayButton
          words={texts.card}
          language="en"
          isBusy={paying === 'card'}
          isQuiet={isQuiet}
          onPress={() => start('card')}
        />
        <PayButton
          words={texts.payPal}
          language="en"
          isBusy={paying === 'paypal'}
          isQuiet={isQuiet}
          onPress={() => start('paypal')}
        />
      </div>
      {cart.items.some(({ madeToOrder }) => !madeToOrder) && (
        <p className="caption">
          {returns}{' '}
          <a className="link" href={paths.returns}>
            {returnsNote.link}
          </a>
        </p>
      )}
      <p className="caption">
        {texts.note} {texts.terms}{' '}
        <a className="link" href={paths.terms}>
          {texts.termsLink}
        </a>
        .
      </p>
    </section>
  );
}

function calculatedSums({ items, total }: Cart, method: DeliveryPrice, offer: DiscountOffer | null): Seen {
  const terms = offer && { ...offer, cents: centsOf(offer.amount) };
  const { deliveryFeeCents, discountCents, totalCents } = orderTotals(centsOf(total), method, terms);
  return { items, delivery: deliveryFeeCents / 100, discount: discountCents / 100, total: totalCents / 100 };
}

function refusedSums({ items }: Cart, { deliveryFee, discountAmount, totalAmount }: PriceChange): Seen {
  return { items, delivery: deliveryFee, discount: discountAmount, total: totalAmount };
}

const centsOf = (euros: number): number => Math.round(euros * 100);
