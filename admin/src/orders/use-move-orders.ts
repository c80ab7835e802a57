import type { OrderStatus } from '@shop/contracts/order-status';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';
import type { OrderRecord } from './order-record.ts';

/**
 * Moves many orders, one after the other, each only if it is still as it was seen. What could not be moved is told.
 * @returns `move` with the ids that were left
 */
export function useMoveOrders() {
  const [busy, setBusy] = useState(false);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const move = async (orders: OrderRecord[], orderStatus: OrderStatus): Promise<string[]> => {
    setBusy(true);
    const left: string[] = [];
    for (const { id, version } of orders) {
      try {
        await dataProvider.moveOrder({ id, orderStatus, version });
      } catch {
        left.push(id);
      }
    }
    setBusy(false);
    refresh();
    if (left.length === 0) notify(texts.order.changed, { type: 'success' });
    else notify(texts.orders.movedSome(orders.length - left.length, left.length), { type: 'warning' });
    return left;
  };
  return { move, busy };
}
