import type { StockMovement } from '@shop/contracts/stock-ledger';
import { stockReasonLabels } from '@shop/shop-rules/stock-reasons';
import { change, formatCount } from '../../texts/format-count.ts';
import { OrderLink } from '../../ui/OrderLink.tsx';
import { actText, sizesText } from './movement-text.ts';
import css from './StockLedger.module.css';

export function MovementRow({ movement }: { movement: StockMovement }) {
  const { reason, note, orderID, change: by, balance, sizes = {} } = movement;
  const bySize = sizesText(sizes);
  return (
    <tr>
      <th scope="row">
        {stockReasonLabels[reason]}
        {orderID ? (
          <>
            {' · '}
            <OrderLink id={orderID} />
          </>
        ) : null}
        {bySize ? <span className={css.note}>{bySize}</span> : null}
        {note ? <span className={css.note}>{note}</span> : null}
        <span className={css.act}>{actText(movement)}</span>
      </th>
      <td data-way={Math.sign(by)}>{change(by)}</td>
      <td>{formatCount(balance)}</td>
    </tr>
  );
}
