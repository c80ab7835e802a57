import { formatEuro } from '@shop/money';
import { isHandMethod } from '@shop/shop-rules/order-status';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { manualOrderTexts } from '../../texts/manual-orders.ts';
import { texts } from '../../texts/fi.ts';
import choiceCss from '../../ui/Choice.module.css';
import { euroText } from '../../format/format-text.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { NoteHint } from './NoteHint.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import {
  chosenCents,
  withKind,
  refundBody,
  restockablePieces,
  sumError,
  wholeRefund,
  type RefundChoice,
} from './refund-choice.ts';
import css from './RefundDialog.module.css';
import { RefundLines } from './RefundLines.tsx';
import { useRefund } from './use-refund.ts';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';

type Props = {
  order: OrderRecord;
  seen: number | undefined;
  onClose: () => void;
};
const words = texts.refunds;
const kinds = ['whole', 'lines', 'sum'] as const;

export function RefundDialog({ order, seen, onClose }: Props) {
  const id = useId();
  return (
    <FormDialog open={seen !== undefined} onClose={onClose} labelledBy={id}>
      <h2 id={id}>{words.heading}</h2>
      <p className={css.left}>{words.refundable(euroText(order.refundable?.amount))}</p>
      {isHandMethod(order.paymentMethod) ? <p className={css.left}>{manualOrderTexts.refundByHand}</p> : null}
      <RefundForm order={order} seen={seen} onClose={onClose} />
    </FormDialog>
  );
}

function RefundForm({ order, seen, onClose }: Props) {
  const form = useForm({ defaultValues: wholeRefund(order) });
  const choice = useWatch(form) as RefundChoice;
  const fields = choice.kind === 'sum' ? ['sum', 'note'] : ['note'];
  const { refund, busy } = useRefund(order.id, { form, fields, opened: seen });
  const id = useId();
  const changeKind = (kind: RefundChoice['kind']) => {
    form.setValue('kind', kind);
    form.setValue('delivery', withKind(choice, kind).delivery);
    form.clearErrors('sum');
  };
  const cents = chosenCents(order, choice);
  const pieces = restockablePieces(order, choice);
  const submit = async (chosen: RefundChoice) => {
    if (await refund(refundBody(order, chosen))) onClose();
  };
  return (
    <Form form={form} className={css.form} onSubmit={submit}>
      <fieldset className={`${css.kinds} ${choiceCss.choices}`}>
        <legend className="visuallyHidden">{words.what}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              checked={choice.kind === kind}
              onChange={() => changeKind(kind)}
            />
            {words.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <RefundParts order={order} choice={choice} />
      {pieces > 0 ? <CheckboxField source="restock" label={words.restock(pieces)} /> : null}
      <div>
        <TextField source="note" label={words.note} lines={2} maxLength={500} aria-describedby={id} />
        <NoteHint id={id} />
      </div>
      <DialogFoot
        confirm={cents === null ? words.nothing[choice.kind] : words.send(formatEuro(cents))}
        disabled={busy || cents === null}
        cancel={words.doNotRefund}
        onCancel={onClose}
      />
    </Form>
  );
}

function RefundParts({ order, choice }: { order: OrderRecord; choice: RefundChoice }) {
  if (choice.kind === 'sum') {
    return (
      <TextField
        source="sum"
        label={words.sum}
        inputMode="decimal"
        problem={sumError(order, choice) ?? undefined}
        className={css.sum ?? ''}
      />
    );
  }
  const fee = order.refundable?.delivery ?? 0;
  return (
    <>
      {choice.kind === 'lines' ? <RefundLines order={order} quantities={choice.quantities} /> : null}
      {fee > 0 ? <CheckboxField source="delivery" label={words.delivery(euroText(fee))} /> : null}
    </>
  );
}
