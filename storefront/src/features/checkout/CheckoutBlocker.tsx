import { useEffect, useId, useRef } from 'react';
import { priceText } from '../../lib/text/price.ts';
import { softHyphens } from '../../lib/text/soft-hyphens.ts';
import { checkout } from '../../texts/fi/checkout.ts';
import './blocker.css';
import { priceRows, type Method, type Obstacle } from './blocker.ts';
import { PayButton } from './PayButton.tsx';

const texts = checkout.obstacle;

type Props = {
  obstacle: Obstacle;
  isBusy: boolean;
  /** Repeats the last method when called without one. */
  onPay: (method?: Method) => void;
  onEditCart: () => void;
};

export function CheckoutObstacle({ obstacle, isBusy, onPay, onEditCart }: Props) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus(), []);
  const isAway = obstacle.kind === 'away';
  const { title, help, onwards } = wordsFor(obstacle);
  return (
    <section ref={part} className="obstacle" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>{title}</h3>
      <p>{help}</p>
      {obstacle.kind === 'price' && <Prices obstacle={obstacle} />}
      {onwards && (
        <PayButton
          words={onwards}
          language="fi"
          isBusy={isBusy}
          onPress={() => onPay((isAway && obstacle.other) || undefined)}
        />
      )}
      {!isAway && (
        <button type="button" className="link" onClick={onEditCart}>
          {texts.editCart}
        </button>
      )}
    </section>
  );
}

function wordsFor(obstacle: Obstacle): { title: string; help: string; onwards?: string } {
  if (obstacle.kind === 'price')
    return { title: texts.priceTitle, help: texts.priceHelp, onwards: texts.accept };
  if (obstacle.kind === 'pieces') return { title: texts.piecesTitle, help: obstacle.message };
  const { method, other } = obstacle;
  if (!other) return { title: texts.bothAwayTitle, help: texts.bothAwayHelp };
  return { title: texts.awayTitle[method], help: texts.awayHelp[other], onwards: texts.payBy[other] };
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
              {row.item ? softHyphens(row.item.title) : beside(row.key)}
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

const beside = (key: string): string => (key === 'discount' ? checkout.discount.title : checkout.delivery);
