import type { Order } from '@shop/contracts';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { OrderMove, ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';

type Reactions = { onStale: () => void; onChanged: (order: Order) => void };

const isStale = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string } | undefined)?.code === 'stale-version';

export function useMoveOrder({ onStale, onChanged }: Reactions) {
  const [busy, setBusy] = useState(false);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const move = async (change: OrderMove) => {
    setBusy(true);
    try {
      onChanged(await dataProvider.moveOrder(change));
      notify(texts.order.changed, { type: 'success' });
      refresh();
    } catch (error) {
      if (isStale(error)) {
        onStale();
        refresh();
      } else notify(error instanceof Error ? error.message : texts.errors.unreachable, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { move, busy };
}
