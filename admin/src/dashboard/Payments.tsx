import { Link } from 'react-router';
import { addDays, startOfDay } from '../format/day-bounds.ts';
import { ordersPath, orderViewPath, type OrderFilter } from '../orders/order-views.ts';
import { useFilterCount, useOrderCount } from '../orders/use-order-count.ts';
import { texts } from '../texts/fi.ts';
import { Section } from './Section.tsx';
import css from './Section.module.css';

const { dashboard } = texts;

/** Checkouts that were left unpaid gather for ever; what may still be asked about is this week's. */
const FAILED_DAYS = 7;

/** Paid by the buyer, while the provider is still deciding. */
const pendingPayments: OrderFilter = { paymentPending: true };

/** Money that needs a look; one line says so when none does. */
export function Payments({ today }: { today: string }) {
  const since = startOfDay(addDays(today, 1 - FAILED_DAYS));
  const failed = useOrderCount('failed', since);
  const review = useOrderCount('review');
  const unpaid = useOrderCount('unpaid');
  const pending = useFilterCount(pendingPayments);
  return (
    <Section title={dashboard.paymentsTitle}>
      <PaymentRow to={orderViewPath('review')} count={review} text={dashboard.reviewPayments} bad />
      <PaymentRow to={ordersPath(pendingPayments)} count={pending} text={dashboard.pendingPayments} bad />
      <PaymentRow to={orderViewPath('failed', since)} count={failed} text={dashboard.failedPayments} bad />
      <PaymentRow to={orderViewPath('unpaid')} count={unpaid} text={dashboard.unpaidOrders} />
      {failed === 0 && review === 0 && unpaid === 0 ? (
        <p className={css.line}>{dashboard.paymentsFine}</p>
      ) : null}
    </Section>
  );
}

type RowProps = {
  to: string;
  count: number | undefined;
  text: (count: number) => string;
  bad?: boolean;
};

function PaymentRow({ to, count, text, bad = false }: RowProps) {
  if (!count) return null;
  return (
    <p className={css.row}>
      <span className={css.text}>
        <span className={bad ? css.bad : undefined}>{text(count)}</span>
      </span>
      <Link className={css.link} to={to} aria-label={`${dashboard.open}: ${text(count)}`}>
        {dashboard.open}
      </Link>
    </p>
  );
}
