import { useStore } from '@nanostores/react';
import type { Cart } from '@shop/contracts/cart';
import type { PriceChange } from '@shop/contracts/order';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { deliveryFor } from '../../lib/delivery.ts';
import { paths } from '../../lib/paths.ts';
import { priceText } from '../../lib/price.ts';
import { cart as cartTexts } from '../../texts/fi/cart.ts';
import { checkout as texts } from '../../texts/fi/checkout.ts';
import './checkout.css';
import { CheckoutObstacle } from './CheckoutObstacle.tsx';
import { isAbout, type Method, type Seen } from './obstacle.ts';
import { $obstacle, $paying, pay, type Purchase } from './pay.ts';

type Props = {
  cart: Cart;
  isBusy: boolean;
  addressID: string;
  deliveryFee: number;
  /** The lines, which the page brings. */
  lines: ReactNode;
  /** Leads to where the cart is changed. */
  onEditCart: () => void;
} & Pick<Purchase, 'onCartChanged'>;

/** What is bought, what it costs, and the two ways to pay. */
export function CheckoutSummary({
  cart,
  isBusy,
  addressID,
  deliveryFee,
  lines,
  onCartChanged,
  onEditCart,
}: Props) {
  const paying = useStore($paying, { ssr: 'initial' });
  const met = useStore($obstacle, { ssr: 'initial' });
  const obstacle = met && isAbout(met, cart) ? met : null;
  const seen = obstacle?.kind === 'price' ? asked(cart, obstacle.now) : shown(cart, deliveryFee);
  const isEmpty = cart.items.length === 0;
  const lastMethod = useRef<Method>('paypal');
  const start = (method: Method): void => {
    lastMethod.current = method;
    void pay({ method, addressID, seen, onCartChanged });
  };
  // Back from the provider's page, the browser may show this one as it was left.
  useEffect(() => {
    const wake = (): void => $paying.set(null);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  return (
    <section className="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{texts.order}</h2>
      {lines}
      <p className="summary-row">
        <span>{texts.delivery}</span>
        <span className="price">{seen.delivery > 0 ? priceText(seen.delivery) : texts.free}</span>
      </p>
      <p className="summary-row summary-total" aria-busy={isBusy}>
        <span>
          {texts.total} <small>{texts.vat}</small>
        </span>
        <strong className="price" data-checkout-total>
          {priceText(seen.total)}
        </strong>
      </p>
      {cart.items.some(({ problem }) => problem) && <p className="caption">{cartTexts.partial}</p>}
      {obstacle && (
        <CheckoutObstacle
          obstacle={obstacle}
          isBusy={paying !== null}
          onPay={(method = lastMethod.current) => start(method)}
          onEditCart={onEditCart}
        />
      )}
      <Button
        wide
        secondary={isEmpty || obstacle !== null}
        lang="en"
        aria-busy={paying === 'paypal'}
        onClick={() => start('paypal')}
      >
        {paying === 'paypal' ? texts.processing : texts.payPal}
      </Button>
      <Button wide secondary lang="en" aria-busy={paying === 'card'} onClick={() => start('card')}>
        {texts.card}
      </Button>
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

/** What the page itself makes of the cart. */
function shown({ items, total }: Cart, deliveryFee: number): Seen {
  const delivery = deliveryFor(total, deliveryFee);
  return { items, delivery, total: total + delivery };
}

/** What the shop has just said that it costs. */
function asked({ items }: Cart, { deliveryFee, totalAmount }: PriceChange): Seen {
  return { items, delivery: deliveryFee, total: totalAmount };
}
