import {
  orderStatuses,
  orderStatusLabels,
  paymentStatuses,
  paymentStatusLabels,
  type OrderStatus,
  type PaymentStatus,
} from '@shop/contracts/order-status';
import { useCallback } from 'react';
import { useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { DaySpan } from '../ui/DaySpan.tsx';
import { ListFilters } from '../ui/ListFilters.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { endOfDay, fieldDay, startOfDay } from '../format/day-bounds.ts';
import type { OrderFilter } from './order-views.ts';

const statusChoices = orderStatuses.map((id) => ({ id, label: orderStatusLabels[id] }));
const paymentChoices = paymentStatuses.map((id) => ({ id, label: paymentStatusLabels[id] }));

/** The one chosen value of a filter that may hold several. */
const single = (values: readonly string[] = []): string => (values.length === 1 ? (values[0] ?? '') : '');

/** A span of days is one filter, whether one of its ends is open or none. */
const activeOf = ({ from, to, ...others }: OrderFilter): number =>
  Object.keys(others).length + (from || to ? 1 : 0);

export function OrderFilters() {
  const { filterValues, setFilters } = useListContext();
  const { q, ...filter } = filterValues as OrderFilter;
  const search = useCallback(
    (words: string) => setFilters({ ...filter, ...(words ? { q: words } : {}) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `filter` is made anew at every render
    [filterValues, setFilters],
  );
  const narrow = (change: OrderFilter) => {
    const next: OrderFilter = { ...filterValues, ...change };
    setFilters(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)));
  };
  return (
    <ListFilters
      search={<SearchField label={texts.orders.searchLabel} value={q ?? ''} onSearch={search} />}
      active={activeOf(filter)}
      onClear={() => setFilters(q ? { q } : {})}
    >
      <ChoiceFilter
        label={texts.orders.status}
        any={texts.orders.anyStatus}
        value={single(filter.orderStatus)}
        choices={statusChoices}
        onChoose={(id) => narrow({ orderStatus: id ? [id as OrderStatus] : undefined })}
      />
      <ChoiceFilter
        label={texts.orders.payment}
        any={texts.orders.anyPayment}
        value={single(filter.paymentStatus)}
        choices={paymentChoices}
        onChoose={(id) => narrow({ paymentStatus: id ? [id as PaymentStatus] : undefined })}
      />
      <DaySpan
        label={texts.days.label}
        first={fieldDay(filter.from)}
        last={fieldDay(filter.to)}
        mayBeOpen
        onChoose={({ first, last }) =>
          narrow({ from: first ? startOfDay(first) : undefined, to: last ? endOfDay(last) : undefined })
        }
      />
    </ListFilters>
  );
}
