import type { Receipt } from '@shop/contracts/order';
import { dateText } from '../../lib/text/date.ts';
import { receiptPath } from '../../lib/routing/paths.ts';
import { account } from '../../texts/fi/account.ts';

const texts = account.summary.receipts;

export function OrderReceipts({ receipts }: { receipts: readonly Receipt[] }) {
  if (receipts.length === 0) return null;
  return (
    <ul className="order-refunds">
      {receipts.map(({ number, kind, at }) => (
        <li key={number}>
          <a className="link" href={receiptPath(number)} target="_blank" rel="noopener">
            {texts.file(texts.kinds[kind], number)}
          </a>{' '}
          <span className="quiet">{dateText(at)}</span>
        </li>
      ))}
    </ul>
  );
}
