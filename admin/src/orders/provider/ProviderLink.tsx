import type { PaymentMethod } from '@shop/shop-rules/order-status';
import { texts } from '../../texts/fi.ts';

export function ProviderLink({ href, method }: { href: string; method: PaymentMethod }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {texts.order.reviewed.open[method === 'paypal' ? 'paypal' : 'card']}
      <span className="visuallyHidden"> ({texts.frame.newWindow})</span>
    </a>
  );
}
