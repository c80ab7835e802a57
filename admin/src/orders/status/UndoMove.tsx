import type { OrderStatus } from '@shop/shop-rules/order-status';
import Button from '@mui/material/Button';
import { texts } from '../../texts/fi.ts';
import css from './UndoMove.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useMoveOrder } from './use-move-order.ts';

/** `version` is the order's after the move. */
export type Moved = { from: OrderStatus; to: OrderStatus; version: number };
type Props = {
  order: OrderRecord;
  moved: Moved | undefined;
  onStale: (seenVersion: number) => void;
  onDone: () => void;
};

/** Offers undo inside the sheet, because a toast outside could not get the focus. */
export function UndoMove({ order, moved, onStale, onDone }: Props) {
  const stale = () => {
    onDone();
    onStale(moved?.version ?? order.version);
  };
  const { move, busy } = useMoveOrder({ onStale: stale, onChanged: onDone });
  if (!moved || moved.to !== order.orderStatus) return null;
  const { from, version } = moved;
  return (
    <p className={css.undo}>
      {texts.order.moved}
      <Button
        variant="text"
        disabled={busy}
        onClick={() => void move({ id: order.id, orderStatus: from, version })}
      >
        {texts.actions.undo}
      </Button>
    </p>
  );
}
