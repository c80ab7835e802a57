import { formatEuro } from '@shop/money';
import { useId, useState, type FormEvent } from 'react';
import { texts } from '../../texts/fi.ts';
import choiceCss from '../../ui/Choice.module.css';
import { euroText } from '../../format/format-text.ts';
import { FieldError, invalidBy } from '../../ui/FieldError.tsx';
import { Input } from '../../ui/Input.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { NoteTold } from './NoteTold.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import {
  chosenCents,
  ofKind,
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
  /** The version that it was opened on, by which the maker decides; undefined while it is closed. */
  seen: number | undefined;
  onClose: () => void;
};
const words = texts.refunds;
const kinds = ['whole', 'lines', 'sum'] as const;

/** Asks what of a paid order goes back, and says in its button how much that is. */
export function RefundDialog({ order, seen, onClose }: Props) {
  const id = useId();
  return (
    <FormDialog open={seen !== undefined} onClose={onClose} labelledBy={id}>
      <h2 id={id}>{words.heading}</h2>
      <p className={css.left}>{words.left(euroText(order.refundable?.amount))}</p>
      <RefundForm order={order} seen={seen} onClose={onClose} />
    </FormDialog>
  );
}

function RefundForm({ order, seen, onClose }: Props) {
  const [choice, setChoice] = useState<RefundChoice>(() => wholeRefund(order));
  const { refund, busy, errors, form, forget } = useRefund(
    order.id,
    choice.kind === 'sum' ? ['sum', 'note'] : ['note'],
    seen,
  );
  const id = useId();
  const change = (fields: Partial<RefundChoice>) => {
    setChoice({ ...choice, ...fields });
    for (const field of Object.keys(fields)) forget(field);
  };
  const changeKind = (kind: RefundChoice['kind']) => {
    setChoice(ofKind(choice, kind));
    forget('sum');
  };
  const cents = chosenCents(order, choice);
  const pieces = restockablePieces(order, choice);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await refund(refundBody(order, choice))) onClose();
  };
  return (
    <form className={css.form} ref={form} onSubmit={(event) => void submit(event)}>
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
      <RefundParts
        order={order}
        choice={choice}
        onChange={change}
        error={errors['sum'] ?? sumError(order, choice) ?? undefined}
      />
      {pieces > 0 ? (
        <label className={choiceCss.choice}>
          <input
            type="checkbox"
            checked={choice.restock}
            onChange={() => change({ restock: !choice.restock })}
          />
          {words.restock(pieces)}
        </label>
      ) : null}
      <label className={css.field}>
        {words.note}
        <TextArea
          rows={2}
          maxLength={500}
          value={choice.note}
          onChange={({ target }) => change({ note: target.value })}
          {...invalidBy(id, errors['note'])}
          aria-describedby={`${id} ${id}-told`}
        />
      </label>
      <NoteTold id={`${id}-told`} />
      <FieldError id={id} error={errors['note']} />
      <DialogFoot
        confirm={cents === null ? words.nothing[choice.kind] : words.send(formatEuro(cents))}
        disabled={busy || cents === null}
        cancel={words.leave}
        onCancel={onClose}
      />
    </form>
  );
}

type Parts = {
  order: OrderRecord;
  choice: RefundChoice;
  onChange: (fields: Partial<RefundChoice>) => void;
  /** What the server does not take about the sum. */
  error: string | undefined;
};

/** What the chosen kind asks for: pieces, the delivery fee, a sum. */
function RefundParts({ order, choice, onChange, error }: Parts) {
  const id = useId();
  if (choice.kind === 'sum') {
    return (
      <>
        <label className={`${css.field} ${css.sum}`}>
          {words.sum}
          <Input
            inputMode="decimal"
            value={choice.sum}
            onChange={({ target }) => onChange({ sum: target.value })}
            {...invalidBy(id, error)}
          />
        </label>
        <FieldError id={id} error={error} />
      </>
    );
  }
  const fee = order.refundable?.delivery ?? 0;
  return (
    <>
      {choice.kind === 'lines' ? (
        <RefundLines
          order={order}
          quantities={choice.quantities}
          onChange={(quantities) => onChange({ quantities })}
        />
      ) : null}
      {fee > 0 ? (
        <label className={choiceCss.choice}>
          <input
            type="checkbox"
            checked={choice.delivery}
            onChange={() => onChange({ delivery: !choice.delivery })}
          />
          {words.delivery(euroText(fee))}
        </label>
      ) : null}
    </>
  );
}
