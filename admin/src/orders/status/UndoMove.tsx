import type { OrderStatus } from '@shop/shop-rules/order-status';
import Button from '@mui/material/Button';
import { texts } from '../../texts/fi.ts';
import css from './UndoMove.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useMoveOrder } from './use-move-order.ts';

/** A move that can be taken back: where from and to, and the order's version since. */
export type Moved = { from: OrderStatus; to: OrderStatus; version: number };
type Props = {
  order: OrderRecord;
  moved: Moved | undefined;
  /** Somebody has changed the order since that version. */
  onStale: (seen: number) => void;
  onDone: () => void;
};

/** The way back of the move that was just made. It stands in the sheet: beside it nothing has the focus while it is open. */
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
