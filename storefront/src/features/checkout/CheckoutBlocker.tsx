import { useEffect, useId, useRef } from 'react';
import { priceText } from '../../lib/text/price.ts';
import { softHyphens } from '../../lib/text/soft-hyphens.ts';
import { checkout } from '../../texts/fi/checkout.ts';
import './blocker.css';
import { priceRows, type Method, type Blocker } from './blocker.ts';
import { PayButton } from './PayButton.tsx';

const texts = checkout.blocker;

type Props = {
  blocker: Blocker;
  isBusy: boolean;
  onPay: (method?: Method) => void;
  onEditCart: () => void;
};

export function CheckoutBlocker({ blocker, isBusy, onPay, onEditCart }: Props) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const isUnavailable = blocker.kind === 'unavailable';
  const { title, help, action } = wordsFor(blocker);
  return (
    <section ref={section} className="blocker" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>{title}</h3>
      <p>{help}</p>
      {blocker.kind === 'price' && <Prices blocker={blocker} />}
      {action && (
        <PayButton
          words={action}
          language="fi"
          isBusy={isBusy}
          onPress={() => onPay((isUnavailable && blocker.alternative) || undefined)}
        />
      )}
      {!isUnavailable && (
        <button type="button" className="link" onClick={onEditCart}>
          {texts.editCart}
        </button>
      )}
    </section>
  );
}

function wordsFor(blocker: Blocker): { title: string; help: string; action?: string } {
  if (blocker.kind === 'price')
    return { title: texts.priceTitle, help: texts.priceHelp, action: texts.accept };
  if (blocker.kind === 'pieces') return { title: texts.piecesTitle, help: blocker.message };
  const { method, alternative } = blocker;
  if (!alternative) return { title: texts.bothAwayTitle, help: texts.bothAwayHelp };
  return {
    title: texts.awayTitle[method],
    help: texts.awayHelp[alternative],
    action: texts.payBy[alternative],
  };
}

function Prices({ blocker: { seen, now } }: { blocker: Extract<Blocker, { kind: 'price' }> }) {
  const pieces = (quantity = 1): string => (quantity > 1 ? `, ${texts.pieces(quantity)}` : '');
  return (
    <table className="blocker-prices">
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
              {row.item ? softHyphens(row.item.title) : labelOf(row.key)}
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

const labelOf = (key: string): string => (key === 'discount' ? checkout.discount.title : checkout.delivery);
