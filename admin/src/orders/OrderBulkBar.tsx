import { orderStatusLabels, type OrderStatus } from '@shop/contracts/order-status';
import { useState } from 'react';
import { useDataProvider, useGetMany, useListContext, useNotify } from 'react-admin';
import { useMatch } from 'react-router';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';
import { BulkBar } from '../ui/BulkBar.tsx';
import css from '../ui/BulkBar.module.css';
import { MAX_TOGETHER } from '../ui/bulk-limit.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useEach } from '../ui/use-each.ts';
import { oddFacts, oddFactsOf } from './odd-change.ts';
import type { OrderRecord } from './order-record.ts';
import { PackingSlips } from './PackingSlips.tsx';
import { StatusOptions } from './StatusOptions.tsx';

/** Moves the chosen orders together, each only if it is still as it was seen, or prints their slips. */
export function OrderBulkBar() {
  const { selectedIds, onSelect } = useListContext<OrderRecord>();
  const { data: orders = [], isPlaceholderData } = useGetMany<OrderRecord>(
    'orders',
    { ids: selectedIds },
    { enabled: selectedIds.length <= MAX_TOGETHER },
  );
  const [asked, setAsked] = useState<OrderStatus>();
  const { each, busy } = useEach<OrderRecord>();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const isSheetOpen = useMatch('/orders/:id') !== null;
  const move = async (orderStatus: OrderStatus) => {
    setAsked(undefined);
    const left = await each(orders, ({ id, version }) =>
      dataProvider.moveOrder({ id, version, orderStatus }),
    );
    onSelect(left);
    if (left.length === 0) notify(texts.order.changed, { type: 'success' });
    else notify(texts.orders.movedSome(orders.length - left.length, left.length), { type: 'warning' });
  };
  const odd = (status: OrderStatus) => orders.filter((order) => oddFacts(order, status).length > 0).length;
  const choose = (status: OrderStatus) => {
    if (odd(status) > 0) setAsked(status);
    else void move(status);
  };
  return (
    <BulkBar label={texts.orders.together}>
      <span className={css.select}>
        <select
          aria-label={texts.orders.moveTo}
          value=""
          disabled={busy || isPlaceholderData || orders.length < selectedIds.length}
          onChange={(event) => choose(event.target.value as OrderStatus)}
        >
          <option value="" disabled>
            {texts.orders.moveTo}
          </option>
          <StatusOptions />
        </select>
        <Icon name="down" size={16} />
      </span>
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" size={18} /> {texts.orders.printSlips}
      </button>
      {isSheetOpen ? null : <PackingSlips orders={orders} />}
      <ConfirmDialog
        open={asked !== undefined}
        question={asked ? texts.orders.oddMoves(odd(asked), orderStatusLabels[asked]) : ''}
        confirm={texts.order.changeAnyway}
        onConfirm={() => asked && void move(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <ul>
          {asked
            ? oddFactsOf(orders, asked).map(({ fact, count }) => (
                <li key={fact}>{texts.orders.oddFact(fact, count)}</li>
              ))
            : null}
        </ul>
      </ConfirmDialog>
    </BulkBar>
  );
}
