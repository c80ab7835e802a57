import { orderStatusLabels } from '@shop/shop-rules/order-status';
import { texts } from '../../texts/fi.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLast } from '../../ui/use-last.ts';
import { BulkRefund } from './BulkRefund.tsx';
import { moveWords, namesOf, type MovePlan } from './move-plan.ts';
import css from './OrderMoveDialog.module.css';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { GivingBack } from './use-bulk-move.ts';

type Props = {
  plan: MovePlan | undefined;
  givingBack: GivingBack | undefined;
  onGiveBack: (givingBack: GivingBack | undefined) => void;
  onConfirm: () => void;
  onCancel: () => void;
};

export function OrderMoveDialog({ plan, givingBack, onGiveBack, onConfirm, onCancel }: Props) {
  const shown = useLast(plan);
  const { question, confirm } = moveWords(shown);
  return (
    <ConfirmDialog
      open={plan !== undefined}
      question={question}
      confirm={confirm}
      cancel={texts.order.keepStatus}
      busy={!shown || shown.moving.length === 0}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {shown ? <Moves plan={shown} isGivenBack={givingBack !== undefined} /> : null}
      {shown && shown.refundable.ids.length > 0 ? (
        <BulkRefund refundable={shown.refundable} givingBack={givingBack} onChange={onGiveBack} />
      ) : null}
    </ConfirmDialog>
  );
}

function Moves({ plan, isGivenBack }: { plan: MovePlan; isGivenBack: boolean }) {
  const { from, to, already } = plan;
  const warnings = plan.warnings.filter(
    ({ warning }) => !isGivenBack || warning !== texts.changeWarnings.refundLeft,
  );
  return (
    <>
      <ul className={css.moves}>
        {from.map(({ status, count }) => (
          <li key={status}>
            <span className={css.count}>{texts.orders.count(count)}</span>
            <StatusBadge status={status} />
            <span className="visuallyHidden">{texts.orders.movesTo}</span>
            <Icon name="right" size={16} />
            <StatusBadge status={to} />
          </li>
        ))}
      </ul>
      {already > 0 ? (
        <p className={css.quiet}>{texts.orders.already(already, orderStatusLabels[to])}</p>
      ) : null}
      {warnings.length > 0 ? (
        <ul className={css.warnings}>
          {warnings.map(({ warning, ids }) => (
            <li key={warning}>{texts.orders.oddFact(warning, namesOf(ids, plan.moving))}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
