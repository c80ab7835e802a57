import { offeredOrderStatuses, orderStatusLabels, type OrderStatus } from '@shop/contracts/order-status';
import { useState } from 'react';
import { useGetMany, useListContext, useNotify } from 'react-admin';
import { useMatch } from 'react-router';
import { texts } from '../texts/fi.ts';
import { BulkBar } from '../ui/BulkBar.tsx';
import { MAX_TOGETHER } from '../ui/bulk-limit.ts';
import { BulkMenu } from '../ui/BulkMenu.tsx';
import { Icon } from '../ui/Icon.tsx';
import { UNDO_MS, UndoToast } from '../ui/UndoToast.tsx';
import { useSmallScreen } from '../ui/use-small-screen.ts';
import { namesOf, planMove, type MovePlan } from './move-plan.ts';
import { OrderMoveDialog } from './OrderMoveDialog.tsx';
import type { OrderRecord } from './order-record.ts';
import { PackingSlips } from './PackingSlips.tsx';
import { StatusDot } from './StatusDot.tsx';
import { useBulkMove, type GivingBack, type MoveOutcome } from './use-bulk-move.ts';

const choices = offeredOrderStatuses.map((id) => ({
  id,
  label: (
    <>
      <StatusDot status={id} /> {orderStatusLabels[id]}
    </>
  ),
}));

/** Moves the chosen orders together, after a look at what that means, or prints their slips. */
export function OrderBulkBar() {
  const { selectedIds, onSelect } = useListContext<OrderRecord>();
  const { data: orders = [], isPlaceholderData } = useGetMany<OrderRecord>(
    'orders',
    { ids: selectedIds },
    { enabled: selectedIds.length <= MAX_TOGETHER },
  );
  const [asked, setAsked] = useState<OrderStatus>();
  const [givingBack, setGivingBack] = useState<GivingBack>();
  const { move, undo, busy } = useBulkMove();
  const notify = useNotify();
  const isSmall = useSmallScreen();
  const isSheetOpen = useMatch('/orders/:id') !== null;
  const plan = asked && planMove(orders, asked);

  const takeBack = async (made: MovePlan, outcome: MoveOutcome) => {
    const { undone, left, closed } = await undo(made, outcome);
    const { refunded } = outcome;
    const said = [
      undone > 0 ? texts.orders.undone(undone) : '',
      left.length > 0 ? texts.orders.notUndone(namesOf(left)) : '',
      closed.length > 0 ? texts.orders.closedForGood(namesOf(closed)) : '',
      refunded.length > 0 ? texts.orders.refundedForGood(namesOf(refunded)) : '',
    ];
    const isWhole = left.length + closed.length + refunded.length === 0;
    notify(said.filter(Boolean).join(' '), {
      type: isWhole ? 'success' : 'warning',
      ...(isWhole ? {} : { autoHideDuration: UNDO_MS }),
    });
  };
  const confirm = async (made: MovePlan) => {
    setAsked(undefined);
    const outcome = await move(made, givingBack);
    const { moved, left, refunded, unrefunded } = outcome;
    onSelect([...left, ...unrefunded]);
    const message = [
      left.length === 0 ? texts.order.changed : texts.orders.movedSome(moved.length, left.length),
      refunded.length > 0 ? texts.orders.refundedAlso(refunded.length) : '',
      unrefunded.length > 0 ? texts.orders.notRefunded(namesOf(unrefunded)) : '',
    ]
      .filter(Boolean)
      .join(' ');
    if (moved.length === 0) return notify(message, { type: 'warning' });
    // Nothing of it could be taken back.
    if (moved.length === refunded.length) return notify(message, { type: 'success' });
    notify(<UndoToast message={message} onUndo={() => void takeBack(made, outcome)} />, {
      autoHideDuration: UNDO_MS,
    });
  };

  return (
    <BulkBar label={texts.orders.together}>
      <BulkMenu<OrderStatus>
        label={texts.orders.moveTo}
        choices={choices}
        disabled={busy || isPlaceholderData || orders.length < selectedIds.length}
        onChoose={(status) => {
          setGivingBack(undefined);
          setAsked(status);
        }}
      />
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" size={18} />{' '}
        <span className={isSmall ? 'visuallyHidden' : undefined}>{texts.orders.printSlips}</span>
      </button>
      {isSheetOpen ? null : <PackingSlips orders={orders} />}
      <OrderMoveDialog
        plan={plan}
        givingBack={givingBack}
        onGiveBack={setGivingBack}
        onConfirm={() => plan && void confirm(plan)}
        onCancel={() => setAsked(undefined)}
      />
    </BulkBar>
  );
}
