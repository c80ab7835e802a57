import type { OrderStatus } from '@shop/shop-rules/order-status';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { BulkMenu } from '../../ui/BulkMenu.tsx';
import { DetailsButton } from './DetailsButton.tsx';
import { useOrderMoves } from '../status/order-moves.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import css from './OrderActions.module.css';
import { statusChoices } from '../status/status-choices.tsx';

/** A row's way into the order, and the menu of what the bar does with many. */
export function OrderActions({ order, outlined }: { order: OrderRecord; outlined?: boolean }) {
  const { ask } = useOrderMoves();
  return (
    <span className={css.actions}>
      <DetailsButton orderId={order.id} outlined={outlined ?? false} />
      <Allowed to="orders">
        <BulkMenu<OrderStatus>
          label={texts.list.more}
          choices={statusChoices}
          rowId={`order-${order.id}`}
          onChoose={(status) => ask(status, [order])}
        />
      </Allowed>
    </span>
  );
}
