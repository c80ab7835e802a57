import { orderStatuses, type OrderStatus } from '@shop/contracts/order-status';
import type { OrderHistoryEntry } from '@shop/contracts';
import { texts } from '../texts/fi.ts';
import { historyBy, historyTitle } from './history-text.ts';
import css from './OrderHistory.module.css';
import { momentText } from './order-text.ts';
import { StatusDot } from './StatusDot.tsx';

const isStatus = (text: string | undefined): text is OrderStatus =>
  orderStatuses.some((status) => status === text);

/** Everything that happened to the order, the newest first, on a dashed thread. */
export function OrderHistory({ history }: { history: OrderHistoryEntry[] | undefined }) {
  return (
    <section className={css.rail}>
      <h3>{texts.order.history}</h3>
      {history && history.length === 0 ? <p className={css.by}>{texts.order.noHistory}</p> : null}
      <ol className={css.thread}>
        {history?.toReversed().map((entry) => {
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
    </section>
  );
}
