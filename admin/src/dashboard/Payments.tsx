import { Link } from 'react-router';
import { addDays, startOfDay } from '../orders/day-bounds.ts';
import { orderViewPath, type OrderView } from '../orders/order-views.ts';
import { useOrderCount } from '../orders/use-order-count.ts';
import { texts } from '../texts/fi.ts';
import { Section } from './Section.tsx';
import css from './Section.module.css';

const { dashboard } = texts;

/** Checkouts that were left unpaid gather for ever; what may still be asked about is this week's. */
const FAILED_DAYS = 7;

/** Money that needs a look; one line says so when none does. */
export function Payments({ today }: { today: string }) {
  const since = startOfDay(addDays(today, 1 - FAILED_DAYS));
  const failed = useOrderCount('failed', since);
  const review = useOrderCount('review');
  const unpaid = useOrderCount('unpaid');
  return (
    <Section title={dashboard.paymentsTitle}>
      <PaymentRow view="review" count={review} text={dashboard.reviewPayments} bad />
      <PaymentRow view="failed" since={since} count={failed} text={dashboard.failedPayments} bad />
      <PaymentRow view="unpaid" count={unpaid} text={dashboard.unpaidOrders} />
      {failed === 0 && review === 0 && unpaid === 0 ? (
        <p className={css.line}>{dashboard.paymentsFine}</p>
      ) : null}
    </Section>
  );
}

type RowProps = {
  view: OrderView;
  since?: string;
  count: number | undefined;
  text: (count: number) => string;
  bad?: boolean;
};

function PaymentRow({ view, since, count, text, bad = false }: RowProps) {
  if (!count) return null;
  return (
    <p className={css.row}>
      <span className={css.text}>
        <span className={bad ? css.bad : undefined}>{text(count)}</span>
      </span>
      <Link
        className={css.link}
        to={orderViewPath(view, since)}
        aria-label={`${dashboard.open}: ${text(count)}`}
      >
        {dashboard.open}
      </Link>
    </p>
  );
}
