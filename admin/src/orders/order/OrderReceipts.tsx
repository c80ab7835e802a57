import type { Receipt } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { euroText, momentText } from '../../format/format-text.ts';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import css from './OrderDocuments.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';

const { receipts: words } = texts;

export function OrderReceipts({ order }: { order: OrderRecord }) {
  const provider = useDataProvider<ShopDataProvider>();
  const { data = [], isPending } = useQuery<Receipt[]>({
    queryKey: ['orders', 'receipts', order.id, order.version],
    queryFn: () => provider.orderReceipts(order.id),
  });
  return (
    <section className={css.documents}>
      <h3>{words.heading}</h3>
      {data.length === 0 && !isPending ? <p className={css.quiet}>{words.none}</p> : null}
      <ul>
        {data.map(({ number, kind, amount, at }) => (
          <li key={number}>
            <a
              href={`/api/shop/purchase/receipts/${encodeURIComponent(number)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {words.kinds[kind]} {number}
            </a>
            <span className={css.quiet}>
              {momentText(at)}, {euroText(amount)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
