import {
  orderStatuses,
  orderStatusLabels,
  paymentStatuses,
  paymentStatusLabels,
  type OrderStatus,
  type PaymentStatus,
} from '@shop/shop-rules/order-status';
import { useQuery } from '@tanstack/react-query';
import { settingsCalls } from '../../providers/settings.ts';
import { texts } from '../../texts/fi.ts';
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx';
import { DaySpan } from '../../ui/DaySpan.tsx';
import { ListFilters } from '../../ui/ListFilters.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useListFilter } from '../../ui/use-list-filter.ts';
import { dayOrEmpty, endOfDay, startOfDay } from '../../format/day-bounds.ts';
import type { OrderFilter } from './order-views.ts';

const statusChoices = orderStatuses.map((id) => ({ id, label: orderStatusLabels[id] }));
const paymentChoices = paymentStatuses.map((id) => ({ id, label: paymentStatusLabels[id] }));

const packed: readonly string[] = ['confirmed', 'inProcess'] satisfies OrderStatus[];

const single = (values: readonly string[] = []): string => (values.length === 1 ? (values[0] ?? '') : '');

/** A date span counts as one filter. */
const activeCountOf = ({ q: _words, from, to, paymentCancelled: _of, ...others }: OrderFilter): number =>
  Object.keys(others).length + (from || to ? 1 : 0);

export function OrderFilters() {
  const { filter, narrow, search, clear } = useListFilter<OrderFilter>();
  const { data: settings } = useQuery({ queryKey: settingsCalls.key, queryFn: settingsCalls.get });
  return (
    <ListFilters
      search={<SearchField label={texts.orders.searchLabel} value={filter.q ?? ''} onSearch={search} />}
      activeCount={activeCountOf(filter)}
      onClear={clear}
    >
      <ChoiceFilter
        label={texts.orders.status}
        anyLabel={texts.orders.anyStatus}
        value={single(filter.orderStatus)}
        choices={statusChoices}
        onChoose={(id) =>
          narrow({
            orderStatus: id ? [id as OrderStatus] : undefined,
            ...(packed.includes(id) ? {} : { packing: undefined }),
          })
        }
      />
      <ChoiceFilter
        label={texts.orders.payment}
        anyLabel={texts.orders.anyPayment}
        value={single(filter.paymentStatus)}
        choices={paymentChoices}
        onChoose={(id) =>
          narrow({
            paymentStatus: id ? [id as PaymentStatus] : undefined,
            paymentCancelled: undefined,
            ...(filter.packing === 'ready' ? { packing: undefined } : {}),
          })
        }
      />
      {settings ? (
        <ChoiceFilter
          label={texts.orders.delivery}
          anyLabel={texts.orders.anyDelivery}
          value={single(filter.deliveryMethod)}
          choices={settings.delivery.map(({ id, name }) => ({ id, label: name }))}
          isWideOnPhone
          onChoose={(id) => narrow({ deliveryMethod: id ? [id] : undefined })}
        />
      ) : null}
      <DaySpan
        label={texts.days.label}
        first={dayOrEmpty(filter.from)}
        last={dayOrEmpty(filter.to)}
        allowsOpenEnd
        onChoose={({ first, last }) =>
          narrow({ from: first ? startOfDay(first) : undefined, to: last ? endOfDay(last) : undefined })
        }
      />
    </ListFilters>
  );
}
