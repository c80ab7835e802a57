import { discountKinds, type DiscountKind } from '@shop/shop-rules/order-totals';
import Dialog from '@mui/material/Dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { discountCalls } from '../providers/discount-codes.ts';
import { useFieldErrors } from '../providers/use-field-errors.ts';
import { discountTexts } from '../texts/discount-codes.ts';
import form from '../ui/ConfirmDialog.module.css';
import { DialogField } from '../ui/DialogField.tsx';
import { MomentChip } from '../ui/MomentChip.tsx';
import { Select } from '../ui/Select.tsx';
import { useUnsaved, useUnsavedChanges } from '../unsaved/unsaved-changes.ts';
import css from './DiscountCodes.module.css';
import { DialogFoot } from '../ui/DialogFoot.tsx';

const words = discountTexts.dialog;
const fields = ['code', 'percent', 'amount', 'minimum', 'start', 'end', 'limit', 'perBuyer'];

/** Asks for a new code's terms; what the server does not take is named at its field. */
export function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const title = useId();
  const kindID = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const [kind, setKind] = useState<DiscountKind>('percent');
  const [span, setSpan] = useState({ start: '', end: '' });
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped);
  const { leave } = useUnsavedChanges();
  const { errors, form: refused, begin, forget } = useFieldErrors(fields);
  const { mutate, isPending } = useMutation({
    mutationFn: discountCalls.make,
    onMutate: () => begin(),
    onSuccess: async (_answer, _terms, attempt) => {
      notify(discountTexts.made, { type: 'success' });
      await queries.invalidateQueries({ queryKey: discountCalls.key });
      if (attempt.isOpen()) onClose();
    },
    onError: (error, _terms, attempt) => attempt?.refuse(error),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const controls = event.currentTarget.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
    mutate({ ...Object.fromEntries([...controls].map(({ name, value }) => [name, value])), ...span });
  };
  const field = (name: string) => ({ name, error: errors[name], onChange: () => forget(name) });
  const choose = (end: 'start' | 'end') => (moment: string) => {
    setSpan({ ...span, [end]: moment });
    setTyped(true);
    forget(end);
  };
  return (
    <Dialog
      open
      onClose={() => leave(onClose)}
      aria-labelledby={title}
      slotProps={{ paper: { className: css.paper ?? '' } }}
    >
      <form ref={refused} onSubmit={submit} onChange={() => setTyped(true)} noValidate>
        <h2 id={title}>{words.title}</h2>
        <DialogField {...field('code')} label={words.code} help={words.codeHelp} maxLength={40} />
        <div className={form.field}>
          <label htmlFor={kindID}>{words.kind}</label>
          <Select
            id={kindID}
            name="kind"
            value={kind}
            onChange={({ target }) => setKind(target.value as DiscountKind)}
          >
            {discountKinds.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </Select>
        </div>
        {kind === 'percent' ? (
          <DialogField
            {...field('percent')}
            label={words.percent}
            help={words.amountHelp}
            inputMode="numeric"
          />
        ) : null}
        {kind === 'amount' ? (
          <DialogField
            {...field('amount')}
            label={words.amount}
            help={words.amountHelp}
            inputMode="decimal"
          />
        ) : null}
        <DialogField {...field('minimum')} label={words.minimum} inputMode="decimal" />
        <div className={css.two}>
          <MomentChip
            label={words.start}
            value={span.start}
            clock="00:00"
            error={errors['start']}
            onChoose={choose('start')}
          />
          <MomentChip
            label={words.end}
            value={span.end}
            clock="23:59"
            error={errors['end']}
            onChoose={choose('end')}
          />
          <DialogField {...field('limit')} label={words.limit} help={words.limitHelp} inputMode="numeric" />
          <DialogField
            {...field('perBuyer')}
            label={words.perBuyer}
            help={words.perBuyerHelp}
            inputMode="numeric"
          />
        </div>
        <p className={form.more}>{words.once}</p>
        <DialogFoot confirm={words.save} disabled={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
