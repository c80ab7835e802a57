import { Link } from 'react-router';
import { orderViewPath, type OrderView } from '../orders/order-views.ts';
import { useOrderCount } from '../orders/use-order-count.ts';
import { texts } from '../texts/fi.ts';
import { Section } from './Section.tsx';
import css from './Section.module.css';

const { dashboard } = texts;

/** Money that needs a look; one line says so when none does. */
export function Payments() {
  const failed = useOrderCount('failed');
  const review = useOrderCount('review');
  const unpaid = useOrderCount('unpaid');
  return (
    <Section title={dashboard.paymentsTitle}>
      <PaymentRow view="review" count={review} text={dashboard.reviewPayments} bad />
      <PaymentRow view="failed" count={failed} text={dashboard.failedPayments} bad />
      <PaymentRow view="unpaid" count={unpaid} text={dashboard.unpaidOrders} />
      {failed === 0 && review === 0 && unpaid === 0 ? (
        <p className={css.line}>{dashboard.paymentsFine}</p>
      ) : null}
    </Section>
  );
}

type RowProps = {
  view: OrderView;
  count: number | undefined;
  text: (count: number) => string;
  bad?: boolean;
};

function PaymentRow({ view, count, text, bad = false }: RowProps) {
  if (!count) return null;
  return (
    <p className={css.row}>
      <span className={css.text}>
        <span className={bad ? css.bad : undefined}>{text(count)}</span>
      </span>
      <Link className={css.link} to={orderViewPath(view)} aria-label={`${dashboard.open}: ${text(count)}`}>
        {dashboard.open}
      </Link>
    </p>
  );
}
