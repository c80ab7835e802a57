import { useFormContext } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import { euroText } from '../../format/format-text.ts';
import { Select } from '../../ui/Select.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { lineKey, lineText } from '../lines/order-text.ts';
import type { RefundChoice } from './refund-choice.ts';
import css from './RefundDialog.module.css';

type Props = { order: OrderRecord; quantities: number[] };

export function RefundLines({ order: { cartItems, refundable }, quantities }: Props) {
  const { register } = useFormContext<RefundChoice>();
  return (
    <ul className={css.lines}>
      {cartItems.map((line, index) => {
        const amounts = refundable?.lines[index]?.amounts ?? [];
        const quantity = quantities[index] ?? 0;
        return (
          <li key={lineKey(line)}>
            <span className={css.what}>
              <strong>{line.title}</strong>
              <span>{amounts.length > 0 ? lineText(line) : texts.refunds.lineRefunded}</span>
            </span>
            <Select
              className={css.quantity ?? ''}
              aria-label={texts.refunds.quantity(line.title)}
              disabled={amounts.length === 0}
              {...register(`quantities.${index}`, { valueAsNumber: true })}
            >
              {[0, ...amounts.map((_, before) => before + 1)].map((pieces) => (
                <option key={pieces} value={pieces}>
                  {texts.order.pieces(pieces)}
                </option>
              ))}
            </Select>
            <span className={css.worth}>{euroText(amounts[quantity - 1])}</span>
          </li>
        );
      })}
    </ul>
  );
}
