import type { QueueRecord } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { queueTexts as texts } from '../texts/queues.ts';
import { formatCount } from '../texts/format-count.ts';
import { Notice } from '../ui/Notice.tsx';
import table from '../ui/Table.module.css';
import { byUrgency } from './queue-order.ts';
import css from './QueueTable.module.css';

/** Jobs pass within a second: poll often. */
const POLL_MS = 3_000;
const columns = ['waiting', 'running', 'delayed', 'failed'] as const;

export function QueueTable() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['queues'],
    queryFn: () => dataProvider.queues(),
    refetchInterval: POLL_MS,
    retry: false,
  });
  return (
    <section className={css.queues} aria-labelledby="queues">
      <h2 id="queues">{texts.heading}</h2>
      <p>{texts.lead}</p>
      {error ? <Notice>{texts.away}</Notice> : null}
      {data ? (
        <table className={`${table.table} ${css.table}`} aria-labelledby="queues">
          <thead>
            <tr>
              <th scope="col">{texts.columns.task}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {texts.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byUrgency(data).map((queue) => (
              <QueueRow key={queue.name} queue={queue} />
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

function QueueRow({ queue }: { queue: QueueRecord }) {
  return (
    <tr>
      <th scope="row" title={queue.name}>
        {Object.hasOwn(texts.tasks, queue.name) ? texts.tasks[queue.name] : queue.name}
      </th>
      {columns.map((column) => (
        <td
          key={column}
          data-label={texts.columns[column]}
          data-none={queue[column] === 0 || undefined}
          data-bad={(column === 'failed' && queue[column] > 0) || undefined}
        >
          {formatCount(queue[column])}
        </td>
      ))}
    </tr>
  );
}
