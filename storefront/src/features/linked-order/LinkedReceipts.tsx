import type { OrderLink } from '@shop/contracts/linked-order';
import type { Receipt } from '@shop/contracts/order';
import { dateText } from '../../lib/text/date.ts';
import { account } from '../../texts/fi/account.ts';
import { saveReceipt } from './linked-order-store.ts';

const texts = account.summary.receipts;

/** Buttons, because a link would carry the token in its address. */
export function LinkedReceipts({ receipts, link }: { receipts: readonly Receipt[]; link: OrderLink }) {
  if (receipts.length === 0) return null;
  return (
    <ul className="order-refunds">
      {receipts.map(({ number, kind, at }) => (
        <li key={number}>
          <button type="button" className="link" onClick={() => void saveReceipt(link, number)}>
            {texts.file(texts.kinds[kind], number)}
          </button>{' '}
          <span className="quiet">{dateText(at)}</span>
        </li>
      ))}
    </ul>
  );
}
