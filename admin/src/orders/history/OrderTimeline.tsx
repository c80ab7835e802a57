import type { EmailRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { dateText, secondText } from '../../format/format-text.ts';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { kindsOf, linesOf, type TimelineEntry } from './order-timeline.ts';
import css from './OrderTimeline.module.css';

const words = texts.timeline;
const MAX_EMAILS = 50;
/** Provider calls and emails follow an order's change without another version. */
const POLL_MS = 5_000;

export function OrderTimeline({ order }: { order: OrderRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.timeline} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{words.heading}</h3>
      </summary>
      {isOpen ? <Trail order={order} /> : null}
    </details>
  );
}

function Trail({ order }: { order: OrderRecord }) {
  const [kind, setKind] = useState('');
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['orders', 'trail', order.id, order.version],
    queryFn: () => dataProvider.orderTimeline(order.id),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data ? POLL_MS : false),
  });
  const { data: emails = [] } = useGetList<EmailRecord>(
    'letters',
    {
      filter: { orderID: order.id },
      pagination: { page: 1, perPage: MAX_EMAILS },
      sort: { field: 'createdAt', order: 'ASC' },
    },
    { refetchInterval: POLL_MS },
  );
  if (isPending) return <p className={css.quiet}>{words.loading}</p>;
  if (!data)
    return (
      <p className={css.quiet} role="alert">
        {words.failed}{' '}
        <Button variant="text" onClick={() => void refetch()}>
          {words.again}
        </Button>
      </p>
    );
  const lines = linesOf(order, data, emails);
  const shown = lines.filter((line) => kind === '' || line.kind === kind);
  return (
    <>
      <p className={css.quiet}>{words.lead}</p>
      {data.missing.map((service) => (
        <p key={service} className={css.missing}>
          {words.missing[service]}
        </p>
      ))}
      <ChoiceFilter
        label={words.kind}
        anyLabel={words.all}
        value={kind}
        choices={kindsOf(lines).map((id) => ({ id, label: words.kinds[id] }))}
        onChoose={setKind}
      />
      {shown.length === 0 ? <p className={css.quiet}>{words.none}</p> : null}
      <ol>
        {shown.map((line, index) => (
          // Entries may share text and moment; counting from the end keeps keys stable when new ones arrive.
          <Line key={`${line.at} ${line.title} ${shown.length - index}`} line={line} />
        ))}
      </ol>
    </>
  );
}

function Line({ line: { at, title, details, requestId, isProblem } }: { line: TimelineEntry }) {
  return (
    <li data-problem={isProblem || undefined}>
      <time dateTime={at}>
        <span>{dateText(at)}</span> <span>{secondText(at)}</span>
      </time>
      <span>
        <span className={css.title}>{title}</span>
        {details.length > 0 ? <span className={css.details}>{details.join(', ')}</span> : null}
        {requestId ? <span className={css.request}>{words.requestId(requestId)}</span> : null}
      </span>
    </li>
  );
}
