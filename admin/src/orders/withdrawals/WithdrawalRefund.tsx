import type { Withdrawal } from '@shop/contracts';
import { useId, useState, type FormEvent } from 'react';
import { texts } from '../../texts/fi.ts';
import { withdrawalTexts as words } from '../../texts/withdrawals.ts';
import choiceCss from '../../ui/Choice.module.css';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FieldError, invalidBy } from '../../ui/FieldError.tsx';
import { Input } from '../../ui/Input.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { lineText } from '../lines/order-text.ts';
import { NoteTold } from '../refunds/NoteTold.tsx';
import css from '../refunds/RefundDialog.module.css';
import { useRefund } from '../refunds/use-refund.ts';
import {
  deliveryText,
  firstChoice,
  isRestocked,
  lessError,
  sendText,
  withdrawalBody,
  withdrawalCents,
} from './withdrawal-choice.ts';

type Props = { order: OrderRecord; notice: Withdrawal; open: boolean; onClose: () => void };

/** Sends the money of a withdrawal back, and says in its button how much that is. */
export function WithdrawalRefund({ order, notice, open, onClose }: Props) {
  const id = useId();
  const [choice, setChoice] = useState(firstChoice);
  const { refund, busy, errors, form, forget } = useRefund(order.id, ['less', 'note']);
  const cents = withdrawalCents(order, notice, choice);
  const delivery = deliveryText(order, notice);
  const lacksReason = choice.less.trim() !== '' && choice.note.trim() === '';
  const lessWrong = errors['less'] ?? lessError(order, notice, choice) ?? undefined;
  const close = () => {
    forget();
    onClose();
  };
  const type = (field: 'less' | 'note', value: string) => {
    setChoice({ ...choice, [field]: value });
    forget(field);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await refund(withdrawalBody(order, notice, choice))) onClose();
  };
  return (
    <FormDialog open={open} onClose={close} labelledBy={id}>
      <h2 id={id}>{words.refundTitle}</h2>
      {notice.arrivedAt ? null : <p>{words.restockLater}</p>}
      <form className={css.form} ref={form} onSubmit={(event) => void submit(event)}>
        <fieldset className={choiceCss.choices}>
          <legend className={css.legend}>{words.restock}</legend>
          {notice.lines.map(({ line, quantity }, index) => {
            const ordered = order.cartItems[line];
            return ordered ? (
              <label key={line}>
                <input
                  type="checkbox"
                  checked={isRestocked(notice, choice, index)}
                  onChange={({ target }) =>
                    setChoice({ ...choice, restock: { ...choice.restock, [index]: target.checked } })
                  }
                />
                {ordered.title} · {lineText({ ...ordered, quantity })}
              </label>
            ) : null;
          })}
        </fieldset>
        {delivery ? <p>{delivery}</p> : null}
        <label className={`${css.field} ${css.sum}`}>
          {words.less}
          <Input
            inputMode="decimal"
            value={choice.less}
            onChange={({ target }) => type('less', target.value)}
            {...invalidBy(`${id}-less`, lessWrong)}
          />
        </label>
        <FieldError id={`${id}-less`} error={lessWrong} />
        <label className={css.field}>
          {words.why}
          <TextArea
            rows={2}
            maxLength={500}
            value={choice.note}
            onChange={({ target }) => type('note', target.value)}
            {...invalidBy(`${id}-note`, errors['note'])}
            aria-describedby={`${id}-note ${id}-told`}
          />
        </label>
        <NoteTold id={`${id}-told`} />
        <FieldError id={`${id}-note`} error={errors['note']} />
        <output>{lacksReason ? words.lacksReason : ''}</output>
        <DialogFoot
          confirm={sendText(order, notice, choice)}
          disabled={busy || cents === null || lacksReason}
          cancel={texts.refunds.leave}
          onCancel={close}
        />
      </form>
    </FormDialog>
  );
}
