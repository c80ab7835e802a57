import { useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import { orderViewPath } from '../orders/list/order-views.ts';
import { useOrderCount } from '../orders/list/use-order-count.ts';
import { texts } from '../texts/fi.ts';
import css from './PackingSentence.module.css';
import { greeting, sinceText } from './packing-sentence.ts';
import { useOldest } from './use-oldest.ts';

export function PackingSentence({ now }: { now: Date }) {
  const { identity } = useGetIdentity();
  const { data, total } = useOldest('toPack');
  const withheld = useOrderCount('withheld') ?? 0;
  const oldest = data?.[0];
  const since = oldest ? sinceText(oldest.orderDate, now) : '';
  const allPacked = withheld > 0 ? texts.dashboard.allPaidPacked : texts.dashboard.allPacked;
  return (
    <p className={css.sentence}>
      {identity ? greeting(identity.fullName ?? '', now) : null} {total === 0 ? allPacked : null}
      {total ? (
        <>
          <Link to={orderViewPath('toPack')}>{texts.dashboard.waits(total)}</Link>{' '}
          {total === 1 ? texts.dashboard.waitingOne(since) : texts.dashboard.waiting(since)}
        </>
      ) : null}
    </p>
  );
}
