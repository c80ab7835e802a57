import { useStore } from '@nanostores/react';
import type { Cart } from '@shop/contracts/cart';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { deliveryFor } from '../../lib/delivery.ts';
import { paths } from '../../lib/paths.ts';
import { priceText } from '../../lib/price.ts';
import { cart as cartTexts } from '../../texts/fi/cart.ts';
import { checkout as texts } from '../../texts/fi/checkout.ts';
import './checkout.css';
import { $paying, pay, type Method, type Purchase } from './pay.ts';

type Props = {
  cart: Cart;
  isBusy: boolean;
  addressID: string;
  deliveryFee: number;
  /** The lines, which the page brings. */
  lines: ReactNode;
} & Pick<Purchase, 'onCartChanged'>;

/** What is bought, what it costs, and the two ways to pay. */
export function CheckoutSummary({ cart, isBusy, addressID, deliveryFee, lines, onCartChanged }: Props) {
  const paying = useStore($paying, { ssr: 'initial' });
  const delivery = deliveryFor(cart.total, deliveryFee);
  const isEmpty = cart.items.length === 0;
  const start = (method: Method): void => {
    void pay({ method, addressID, items: cart.items, onCartChanged });
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
        <span className="price">{delivery > 0 ? priceText(delivery) : texts.free}</span>
      </p>
      <p className="summary-row summary-total" aria-busy={isBusy}>
        <span>
          {texts.total} <small>{texts.vat}</small>
        </span>
        <strong className="price" data-checkout-total>
          {priceText(cart.total + delivery)}
        </strong>
      </p>
      {cart.items.some(({ problem }) => problem) && <p className="caption">{cartTexts.partial}</p>}
      <Button
        wide
        secondary={isEmpty}
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
