import type { LinkedOrder } from '@shop/contracts/linked-order';
import { orderVatLabel } from '@shop/shop-rules/vat';
import { priceText } from '../../lib/text/price.ts';
import { account } from '../../texts/fi/account.ts';
import { OrderLines } from './OrderLines.tsx';

const texts = account.summary;

export function OrderPrices({ order, heading: Heading }: { order: LinkedOrder; heading: 'h2' | 'h3' }) {
  return (
    <>
      <Heading>{texts.items}</Heading>
      <OrderLines lines={order.cartItems} />
      {order.discount && (
        <p className="order-fee">
          <span>{texts.discount(order.discount.code)}</span>
          <span className="price">
            {order.discount.amount > 0 ? priceText(-order.discount.amount) : texts.freeDelivery}
          </span>
        </p>
      )}
      <p className="order-fee">
        <span>
          {texts.delivery} {order.delivery && <small>{order.delivery.name}</small>}
        </span>
        <span className="price">{order.deliveryFee > 0 ? priceText(order.deliveryFee) : texts.free}</span>
      </p>
      <p className="order-total">
        <span>
          {texts.total} <small>{orderVatLabel(order)}</small>
        </span>
        <strong className="price">{priceText(order.totalAmount)}</strong>
      </p>
    </>
  );
}
