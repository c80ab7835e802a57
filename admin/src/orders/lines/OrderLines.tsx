import type { OrderLine } from '@shop/contracts';
import { soldUnitCents } from '@shop/shop-rules/unit-price';
import { orderVatLabel } from '@shop/shop-rules/vat';
import { formatEuro } from '@shop/money';
import { Link } from 'react-router';
import { texts } from '../../texts/fi.ts';
import { Picture } from '../../ui/Picture.tsx';
import css from './OrderLines.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';
import { euroText } from '../../format/format-text.ts';
import { lineKey, linePicture, lineText, pieceCount, refundedPieces } from './order-text.ts';

export function OrderLines({ order }: { order: OrderRecord }) {
  const { cartItems } = order;
  const refunded = cartItems.reduce((sum, line) => sum + refundedPieces(order, line), 0);
  if (cartItems.length === 0) return <p className={css.none}>{texts.order.noItems}</p>;
  return (
    <section aria-label={texts.order.items}>
      <ul className={css.lines}>
        {cartItems.map((line) => (
          <Line key={lineKey(line)} line={line} refunded={refundedPieces(order, line)} />
        ))}
      </ul>
      {order.discount ? (
        <p className={css.sum}>
          <span>{texts.order.discount(order.discount.code)}</span>
          <span>
            {order.discount.amount > 0 ? `−${euroText(order.discount.amount)}` : texts.order.freeDelivery}
          </span>
        </p>
      ) : null}
      <p className={css.sum}>
        <span>{texts.order.sum(pieceCount(cartItems), refunded, euroText(order.deliveryFee))}</span>
        <span>
          {texts.order.total} <small>{orderVatLabel(order)}</small>{' '}
          <strong>{euroText(order.totalAmount)}</strong>
        </span>
      </p>
    </section>
  );
}

function Line({ line, refunded }: { line: OrderLine; refunded: number }) {
  const unit = soldUnitCents(line);
  const isOnSale = formatEuro(unit) !== euroText(line.price);
  return (
    <li className={css.line}>
      <Picture image={linePicture(line)} sizes="48px" className={css.picture} />
      <span className={css.what}>
        <Link to={`/product/${line.productID}`} className={css.title}>
          {line.title}
        </Link>
        <span>{lineText(line)}</span>
        {refunded > 0 ? <span className={css.refunded}>{texts.order.refunded(refunded)}</span> : null}
      </span>
      <span className={css.price}>
        <span className={css.title}>{formatEuro(unit * line.quantity)}</span>
        {line.quantity > 1 || isOnSale ? (
          <span>
            {line.quantity} × {isOnSale ? <s>{euroText(line.price)}</s> : null}{' '}
            <span className={isOnSale ? css.sale : undefined}>{formatEuro(unit)}</span>
          </span>
        ) : null}
      </span>
    </li>
  );
}
