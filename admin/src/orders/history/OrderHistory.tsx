import { orderStatuses, type OrderStatus } from '@shop/shop-rules/order-status';
import { texts } from '../../texts/fi.ts';
import { historyBy, historyTitle } from './history-text.ts';
import css from './OrderHistory.module.css';
import { OrderNotes } from './OrderNotes.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { momentText } from '../../format/format-text.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';

const isStatus = (text: string | undefined): text is OrderStatus =>
  orderStatuses.some((status) => status === text);

export function OrderHistory({ order }: { order: OrderRecord }) {
  const events = order.history?.filter(({ what }) => what !== 'note').toReversed() ?? [];
  return (
    <section className={css.rail}>
      <h3>{texts.order.history}</h3>
      {events.length === 0 ? <p className={css.by}>{texts.order.noHistory}</p> : null}
      <ol className={css.thread}>
        {events.map((entry) => {
          const status = isStatus(entry.to) ? entry.to : 'pending';
          return (
            <li key={`${entry.at} ${entry.what}`}>
              <span className={css.dot} data-status={status}>
                <StatusDot status={status} />
              </span>
              <p>{historyTitle(entry)}</p>
              <p className={css.by}>
                {historyBy(entry)}, {momentText(entry.at)}
              </p>
            </li>
          );
        })}
      </ol>
      <OrderNotes order={order} />
    </section>
  );
}
