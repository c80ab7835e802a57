import type { OrderStatus } from '@shop/shop-rules/order-status';
import { useGetMany, useListContext } from 'react-admin';
import { useMatch } from 'react-router';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { MAX_TOGETHER } from '../../ui/bulk-limit.ts';
import { BulkMenu } from '../../ui/BulkMenu.tsx';
import { ChooseAll } from '../../ui/ChooseAll.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSmallScreen } from '../../ui/use-small-screen.ts';
import { useOrderMoves } from '../status/order-moves.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { PackingSlips } from '../packing/PackingSlips.tsx';
import { statusChoices } from '../status/status-choices.tsx';

/** Refetches first, because cached orders may be stale. Orders not moved stay selected. */
export function OrderBulkBar() {
  const { selectedIds, onSelect } = useListContext<OrderRecord>();
  const { data: orders = [], isFetching } = useGetMany<OrderRecord>(
    'orders',
    { ids: selectedIds },
    { enabled: selectedIds.length <= MAX_TOGETHER },
  );
  const { ask, busy } = useOrderMoves();
  const isSmall = useSmallScreen();
  const isSheetOpen = useMatch('/orders/:id') !== null;
  return (
    <BulkBar label={texts.orders.together}>
      <Allowed to="orders">
        <BulkMenu<OrderStatus>
          label={texts.orders.moveTo}
          choices={statusChoices}
          disabled={busy || isFetching || orders.length < selectedIds.length}
          onChoose={(status) => ask(status, orders, onSelect)}
        />
      </Allowed>
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" size={18} />{' '}
        <span className={isSmall ? 'visuallyHidden' : undefined}>{texts.orders.printSlips}</span>
      </button>
      <ChooseAll />
      {isSheetOpen ? null : <PackingSlips orders={orders} />}
    </BulkBar>
  );
}
