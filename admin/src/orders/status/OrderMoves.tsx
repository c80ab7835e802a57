import { useMemo, useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { UNDO_MS, UndoToast } from '../../ui/UndoToast.tsx';
import { namesOf, planMove, type MovePlan } from './move-plan.ts';
import { OrderMoveDialog } from './OrderMoveDialog.tsx';
import { OrderMovesContext } from './order-moves.ts';
import { useBulkMove, type GivingBack, type MoveOutcome } from './use-bulk-move.ts';

type OnFailed = ((ids: string[]) => void) | undefined;
type Asked = { plan: MovePlan; onFailed: OnFailed };

export function OrderMoves({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const [givingBack, setGivingBack] = useState<GivingBack>();
  const { move, undo, busy } = useBulkMove();
  const notify = useNotify();
  const offered = useMemo(
    () => ({
      ask: (
        ...[status, orders, onFailed]: [
          Parameters<typeof planMove>[1],
          Parameters<typeof planMove>[0],
          OnFailed?,
        ]
      ) => {
        setGivingBack(undefined);
        setAsked({ plan: planMove(orders, status), onFailed });
      },
      busy,
    }),
    [busy],
  );

  const takeBack = async (made: MovePlan, outcome: MoveOutcome) => {
    const { undone, failedIds, closed } = await undo(made, outcome);
    const { refunded } = outcome;
    const sentences = [
      undone > 0 ? texts.orders.undone(undone) : '',
      failedIds.length > 0 ? texts.orders.notUndone(namesOf(failedIds, made.moving)) : '',
      closed.length > 0 ? texts.orders.closedForGood(namesOf(closed, made.moving)) : '',
      refunded.length > 0 ? texts.orders.refundedForGood(namesOf(refunded, made.moving)) : '',
    ];
    const isWhole = failedIds.length + closed.length + refunded.length === 0;
    notify(sentences.filter(Boolean).join(' '), {
      type: isWhole ? 'success' : 'warning',
      ...(isWhole ? {} : { autoHideDuration: UNDO_MS }),
    });
  };
  const confirm = async ({ plan: made, onFailed }: Asked) => {
    setAsked(undefined);
    const outcome = await move(made, givingBack);
    const { moved, failedIds, refunded, unrefunded } = outcome;
    onFailed?.([...failedIds, ...unrefunded]);
    const message = [
      failedIds.length === 0 ? texts.order.changed : texts.orders.movedSome(moved.length, failedIds.length),
      refunded.length > 0 ? texts.orders.refundedAlso(refunded.length) : '',
      unrefunded.length > 0 ? texts.orders.notRefunded(namesOf(unrefunded, made.moving)) : '',
    ]
      .filter(Boolean)
      .join(' ');
    if (moved.length === 0) return notify(message, { type: 'warning' });
    // Refunded orders cannot be moved back.
    if (moved.length === refunded.length) return notify(message, { type: 'success' });
    notify(<UndoToast message={message} onUndo={() => void takeBack(made, outcome)} />, {
      autoHideDuration: UNDO_MS,
    });
  };

  return (
    <OrderMovesContext value={offered}>
      {children}
      <OrderMoveDialog
        plan={asked?.plan}
        givingBack={givingBack}
        onGiveBack={setGivingBack}
        onConfirm={() => asked && void confirm(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </OrderMovesContext>
  );
}
