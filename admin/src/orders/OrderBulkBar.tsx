import { offeredOrderStatuses, orderStatusLabels, type OrderStatus } from '@shop/contracts/order-status';
import { useState } from 'react';
import { useGetMany, useListContext } from 'react-admin';
import { useMatch } from 'react-router';
import { texts } from '../texts/fi.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import css from './OrderBulkBar.module.css';
import { oddChange } from './odd-change.ts';
import type { OrderRecord } from './order-record.ts';
import { PackingSlip } from './PackingSlip.tsx';
import { useMoveOrders } from './use-move-orders.ts';

/** What can be done with the chosen orders together; it stands where the filters were. */
export function OrderBulkBar() {
  const { selectedIds, onSelect, onUnselectItems } = useListContext<OrderRecord>();
  const { data: orders = [] } = useGetMany<OrderRecord>('orders', { ids: selectedIds });
  const [asked, setAsked] = useState<OrderStatus>();
  const { move, busy } = useMoveOrders();
  const isSheetOpen = useMatch('/orders/:id') !== null;
  const go = async (status: OrderStatus) => {
    setAsked(undefined);
    const left = await move(orders, status);
    onSelect(left);
  };
  const odd = (status: OrderStatus) => orders.filter((order) => oddChange(order, status) !== null).length;
  const choose = (status: OrderStatus) => {
    if (odd(status) > 0) setAsked(status);
    else void go(status);
  };
  return (
    <section aria-label={texts.orders.together} className={css.bar}>
      <p aria-live="polite">{texts.orders.chosen(selectedIds.length)}</p>
      <span className={css.select}>
        <select
          aria-label={texts.orders.moveTo}
          value=""
          disabled={busy || orders.length < selectedIds.length}
          onChange={(event) => choose(event.target.value as OrderStatus)}
        >
          <option value="" disabled>
            {texts.orders.moveTo}
          </option>
          {offeredOrderStatuses.map((status) => (
            <option key={status} value={status}>
              {orderStatusLabels[status]} – {status}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" size={18} /> {texts.orders.printSlips}
      </button>
      <button type="button" className={css.end} onClick={() => onUnselectItems()}>
        {texts.orders.unselect} <Icon name="close" size={16} />
      </button>
      {isSheetOpen ? null : orders.map((order) => <PackingSlip key={order.id} order={order} />)}
      <ConfirmDialog
        open={asked !== undefined}
        question={asked ? texts.orders.oddMoves(odd(asked), orderStatusLabels[asked]) : ''}
        confirm={texts.order.changeAnyway}
        onConfirm={() => asked && void go(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  );
}
