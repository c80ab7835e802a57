import type { AuditLogRow } from '@shop/contracts';
import { useGetManyAggregate } from 'react-admin';
import { Link } from 'react-router';
import { momentText, shortId } from '../format/format-text.ts';
import { auditLogTexts as texts } from '../texts/audit-log.ts';
import { OrderLink } from '../ui/OrderLink.tsx';
import { changesOf, sentenceOf } from './audit-entry-text.ts';
import css from './AuditEntryRow.module.css';

export function AuditEntryRow({ entry }: { entry: AuditLogRow }) {
  const { id, kind, at, about, requestId } = entry;
  return (
    <li className={css.row}>
      <time className={css.when} dateTime={at}>
        {momentText(at)}
      </time>
      <div className={css.text}>
        <p>{sentenceOf(entry)}</p>
        {changesOf(entry).map((change) => (
          <p key={change} className={css.change}>
            {change}
          </p>
        ))}
        <Subject kind={kind} about={about} />
      </div>
      <span className={css.number} title={requestId}>
        {texts.number(id)}
      </span>
    </li>
  );
}

function Subject({ kind, about }: Pick<AuditLogRow, 'kind' | 'about'>) {
  if (kind.startsWith('order-')) return <OrderLink id={about} />;
  if (kind.startsWith('product-') && kind !== 'product-deleted') return <ProductLink id={about} />;
  return null;
}

function ProductLink({ id }: { id: string }) {
  const { data } = useGetManyAggregate<{ id: string; title: string }>('product', { ids: [id] });
  return <Link to={`/product/${id}`}>{data?.[0]?.title ?? texts.product(shortId(id))}</Link>;
}
