import { Link } from 'react-router';
import { addDays, startOfDay } from '../format/day-bounds.ts';
import { euroText } from '../format/format-text.ts';
import { moneyTrouble } from '../orders/warnings/money-trouble.ts';
import type { OrderRecord } from '../providers/order-record.ts';
import {
  ordersPath,
  orderViewPath,
  orderViews,
  viewFilter,
  type OrderFilter,
} from '../orders/list/order-views.ts';
import { useNewest } from '../orders/list/use-order-count.ts';
import { texts } from '../texts/fi.ts';
import { Section } from './Section.tsx';
import css from './Section.module.css';

const { dashboard } = texts;

const FAILED_DAYS = 7;

const pendingPayments: OrderFilter = { paymentPending: true };

export function Payments({ today }: { today: string }) {
  const since = startOfDay(addDays(today, 1 - FAILED_DAYS));
  const failed = useNewest(viewFilter('failed', since));
  const cancelled = useNewest(viewFilter('cancelled', since));
  const review = useNewest(orderViews.review);
  const unpaid = useNewest(orderViews.unpaid);
  const pending = useNewest(pendingPayments);
  const rows = [failed, review, unpaid, pending];
  // Keep known figures; show a failure, not an empty section.
  const isUnknown = [...rows, cancelled].some(({ total, error }) => total === undefined && error);
  return (
    <Section title={dashboard.paymentsTitle}>
      <PaymentRow to={orderViewPath('review')} {...review} text={dashboard.reviewPayments} bad />
      <PaymentRow to={ordersPath(pendingPayments)} {...pending} text={dashboard.pendingPayments} bad />
      <PaymentRow to={orderViewPath('failed', since)} {...failed} text={dashboard.failedPayments} bad />
      <PaymentRow to={orderViewPath('cancelled', since)} {...cancelled} text={dashboard.cancelledPayments} />
      <PaymentRow to={orderViewPath('unpaid')} {...unpaid} text={dashboard.unpaidOrders} />
      {isUnknown ? <p className={css.line}>{dashboard.unknown}</p> : null}
      {rows.every(({ total }) => total === 0) ? <p className={css.line}>{dashboard.paymentsFine}</p> : null}
    </Section>
  );
}

type RowProps = {
  to: string;
  total: number | undefined;
  newest: OrderRecord | undefined;
  text: (count: number) => string;
  bad?: boolean;
};

function PaymentRow({ to, total, newest, text, bad = false }: RowProps) {
  if (!total) return null;
  return (
    <p className={css.row}>
      <span className={css.text}>
        <span className={bad ? css.bad : undefined}>{text(total)}</span>
        {newest ? <span className={css.second}>{newestText(newest)}</span> : null}
      </span>
      <Link className={css.link} to={to} aria-label={`${dashboard.open}: ${text(total)}`}>
        {dashboard.open}
      </Link>
    </p>
  );
}

function newestText({ address, userName, totalAmount, ...order }: OrderRecord): string {
  const trouble = order.paymentStatus === 'review' ? moneyTrouble(order) : null;
  return dashboard.newestPayment(address?.name || userName, trouble ?? euroText(totalAmount));
}
