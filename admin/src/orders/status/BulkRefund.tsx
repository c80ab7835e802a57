import { formatEuro } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import choiceCss from '../../ui/Choice.module.css';
import type { MovePlan } from './move-plan.ts';
import css from './OrderMoveDialog.module.css';
import type { GivingBack } from './use-bulk-move.ts';

type Props = {
  refundable: MovePlan['refundable'];
  givingBack: GivingBack | undefined;
  onChange: (givingBack: GivingBack | undefined) => void;
};

export function BulkRefund({ refundable: { ids, cents }, givingBack, onChange }: Props) {
  return (
    <div className={`${css.refund} ${choiceCss.choices}`}>
      <label>
        <input
          type="checkbox"
          checked={givingBack !== undefined}
          onChange={() => onChange(givingBack ? undefined : { restock: false })}
        />
        {texts.orders.refundAlso(ids.length, formatEuro(cents))}
      </label>
      {givingBack ? (
        <label>
          <input
            type="checkbox"
            checked={givingBack.restock}
            onChange={() => onChange({ restock: !givingBack.restock })}
          />
          {texts.orders.restockAlso}
        </label>
      ) : null}
    </div>
  );
}
