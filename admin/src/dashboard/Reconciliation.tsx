import type { Reconciliation as ReconciliationRecord } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { momentText } from '../format/format-text.ts';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';
import { EVERY_MINUTE_MS } from '../ui/every-minute.ts';
import { OrderLink } from '../ui/OrderLink.tsx';
import css from './Section.module.css';

const { reconciliation } = texts.dashboard;

export function Reconciliation() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({
    queryKey: ['reconciliations', 'latest'],
    queryFn: () => dataProvider.latestReconciliation(),
    refetchInterval: EVERY_MINUTE_MS,
  });
  if (!data) return null;
  const { differences } = data;
  const isBad = differences.length > 0 || data.failure !== '';
  return (
    <>
      <p className={css.line}>
        <span className={isBad ? css.bad : undefined}>{summaryOf(data)}</span>
      </p>
      {differences.map((difference) => (
        <p key={`${difference.kind} ${difference.providerId}`} className={css.row}>
          <span className={css.text}>
            {reconciliation.kinds[difference.kind]},{' '}
            {formatMoney(difference.amountCents, difference.currency)}
          </span>
          <OrderLink id={orderIdOf(difference)} className={css.link} />
        </p>
      ))}
    </>
  );
}

function summaryOf({ finishedAt, failure, differences }: ReconciliationRecord): string {
  if (finishedAt === null) return failure ? reconciliation.failed : reconciliation.underWay;
  const when = momentText(finishedAt);
  return differences.length === 0
    ? reconciliation.fine(when)
    : reconciliation.differ(differences.length, when);
}

/** A payment id is `<order id>` or `<order id>_<suffix>`. */
const orderIdOf = ({ paymentId }: ReconciliationRecord['differences'][number]): string =>
  paymentId.split('_')[0] ?? '';
