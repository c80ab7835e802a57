import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { priceText } from '../../lib/price.ts';
import { softHyphens } from '../../lib/soft-hyphens.ts';
import { checkout } from '../../texts/fi/checkout.ts';
import { priceRows, type Obstacle } from './obstacle.ts';

const texts = checkout.obstacle;

type Props = { obstacle: Obstacle; isBusy: boolean; onAccept: () => void; onEditCart: () => void };

/** What stands between the shopper and the payment, and the ways on. It takes the focus when it appears. */
export function CheckoutObstacle({ obstacle, isBusy, onAccept, onEditCart }: Props) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus(), []);
  const isPrice = obstacle.kind === 'price';
  return (
    <section ref={part} className="obstacle" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>{isPrice ? texts.priceTitle : texts.piecesTitle}</h3>
      <p>{isPrice ? texts.priceHelp : obstacle.message}</p>
      {isPrice && <Prices obstacle={obstacle} />}
      {isPrice && (
        <Button wide aria-busy={isBusy} onClick={onAccept}>
          {texts.accept}
        </Button>
      )}
      <button type="button" className="link" onClick={onEditCart}>
        {texts.editCart}
      </button>
    </section>
  );
}

function Prices({ obstacle: { seen, now } }: { obstacle: Extract<Obstacle, { kind: 'price' }> }) {
  const pieces = (quantity = 1): string => (quantity > 1 ? `, ${texts.pieces(quantity)}` : '');
  return (
    <table className="obstacle-prices">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{texts.what}</span>
          </th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.now}</th>
        </tr>
      </thead>
      <tbody>
        {priceRows(seen, now).map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.item ? softHyphens(row.item.title) : checkout.delivery}
              {pieces(row.item?.quantity)}
            </th>
            <td className="price">{priceText(row.before)}</td>
            <td className="price">{priceText(row.now)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{checkout.total}</th>
          <td className="price">{priceText(now.seenTotal)}</td>
          <td className="price">{priceText(now.totalAmount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
