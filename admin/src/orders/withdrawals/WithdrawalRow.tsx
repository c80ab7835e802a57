import Button from '@mui/material/Button';
import type { Withdrawal } from '@shop/contracts';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import { dateText, momentText } from '../../format/format-text.ts';
import { Allowed } from '../../providers/Allowed.tsx';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { withdrawalTexts as words } from '../../texts/withdrawals.ts';
import entries from '../../ui/Entries.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';
import { lineText } from '../lines/order-text.ts';
import { useOrderCall } from '../use-order-call.ts';
import { WithdrawalRefund } from './WithdrawalRefund.tsx';
import css from './Withdrawals.module.css';

export function WithdrawalRow({ order, notice }: { order: OrderRecord; notice: Withdrawal }) {
  const title = useId();
  const [isRefunding, setRefunding] = useState(false);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { busy, call } = useOrderCall(words.noted);
  const [isLate] = useState(() => Date.now() > Date.parse(notice.refundDue));
  return (
    <li className={entries.row} aria-labelledby={title}>
      <div className={entries.text}>
        <h2 id={title} className={css.whose}>
          {notice.name || order.userName}{' '}
          <Link to={`/orders/${order.id}`}>{words.order(order.orderNumber)}</Link>
        </h2>
        <ul className={css.lines}>
          {notice.lines.map(({ line, quantity }) => {
            const ordered = order.cartItems[line];
            return ordered ? (
              <li key={line}>
                {ordered.title} · {lineText({ ...ordered, quantity })}
              </li>
            ) : null;
          })}
        </ul>
        <p className={entries.facts}>
          <span>{words.notifiedAt(momentText(notice.at))}</span>
          <span className={css.due} data-late={isLate || undefined}>
            {words.due(dateText(notice.refundDue))}
          </span>
          <span>{notice.arrivedAt ? words.arrived(dateText(notice.arrivedAt)) : words.notArrived}</span>
        </p>
      </div>
      <Allowed to="orders">
        <div className={entries.actions}>
          <Button onClick={() => setRefunding(true)} aria-describedby={title}>
            {words.refund}
          </Button>
          {notice.arrivedAt ? null : (
            <Button
              variant="outlined"
              disabled={busy}
              aria-describedby={title}
              onClick={() => void call(() => dataProvider.noteArrival(order.id, notice.id))}
            >
              {words.note}
            </Button>
          )}
        </div>
      </Allowed>
      <WithdrawalRefund
        // A changed refundable amount resets the form; other changes keep what was typed.
        key={order.refundable?.amount}
        order={order}
        notice={notice}
        open={isRefunding}
        onClose={() => setRefunding(false)}
      />
    </li>
  );
}
