import type { Withdrawal } from '@shop/contracts';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import { withdrawalTexts as words } from '../../texts/withdrawals.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { lineText } from '../lines/order-text.ts';
import { NoteHint } from '../refunds/NoteHint.tsx';
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
  type WithdrawalChoice,
} from './withdrawal-choice.ts';

type Props = { order: OrderRecord; notice: Withdrawal; open: boolean; onClose: () => void };

export function WithdrawalRefund({ order, notice, open, onClose }: Props) {
  const id = useId();
  const form = useForm({ defaultValues: firstChoice });
  const choice = useWatch(form) as WithdrawalChoice;
  const { refund, busy, close } = useRefund(order.id, { form });
  const cents = withdrawalCents(order, notice, choice);
  const delivery = deliveryText(order, notice);
  const lacksReason = choice.less.trim() !== '' && choice.note.trim() === '';
  const cancel = () => {
    close();
    onClose();
  };
  const submit = async (chosen: WithdrawalChoice) => {
    if (await refund(withdrawalBody(order, notice, chosen))) onClose();
  };
  return (
    <FormDialog open={open} onClose={cancel} labelledBy={id}>
      <h2 id={id}>{words.refundTitle}</h2>
      {notice.arrivedAt ? null : <p>{words.restockLater}</p>}
      <Form form={form} className={css.form} onSubmit={submit}>
        <fieldset>
          <legend className={css.legend}>{words.restock}</legend>
          {notice.lines.map(({ line, quantity }, index) => {
            const ordered = order.cartItems[line];
            return ordered ? (
              <CheckboxField
                key={line}
                source={`restock.${index}`}
                label={`${ordered.title} · ${lineText({ ...ordered, quantity })}`}
                checkedAtFirst={isRestocked(notice, { restock: {} }, index)}
              />
            ) : null;
          })}
        </fieldset>
        {delivery ? <p>{delivery}</p> : null}
        <TextField
          source="less"
          label={words.less}
          inputMode="decimal"
          problem={lessError(order, notice, choice) ?? undefined}
          className={css.sum ?? ''}
        />
        <div>
          <TextField
            source="note"
            label={words.why}
            lines={2}
            maxLength={500}
            aria-describedby={`${id}-note-hint`}
          />
          <NoteHint id={`${id}-note-hint`} />
        </div>
        <output>{lacksReason ? words.lacksReason : ''}</output>
        <DialogFoot
          confirm={sendText(order, notice, choice)}
          disabled={busy || cents === null || lacksReason}
          cancel={texts.refunds.doNotRefund}
          onCancel={cancel}
        />
      </Form>
    </FormDialog>
  );
}
