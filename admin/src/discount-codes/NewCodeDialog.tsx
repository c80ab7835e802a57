import { discountKinds, type DiscountKind } from '@shop/shop-rules/order-totals';
import Dialog from '@mui/material/Dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { discountCalls } from '../providers/discount-codes.ts';
import { useServerErrors } from '../ui/use-server-errors.ts';
import { discountTexts } from '../texts/discount-codes.ts';
import dialog from '../ui/ConfirmDialog.module.css';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { Form } from '../ui/Form.tsx';
import { MomentField } from '../ui/MomentField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useLeaveWarning, useUnsavedChanges } from '../ui/unsaved-changes.ts';
import css from './DiscountCodes.module.css';

const words = discountTexts.dialog;
const kinds = discountKinds.map((id) => ({ id, label: words.kinds[id] }));
const blank = {
  code: '',
  kind: 'percent' as DiscountKind,
  percent: '',
  amount: '',
  minimum: '',
  start: '',
  end: '',
  limit: '',
  perBuyer: '',
};

const termsOf = ({ percent, amount, ...terms }: typeof blank) => ({
  ...terms,
  ...(terms.kind === 'percent' ? { percent } : {}),
  ...(terms.kind === 'amount' ? { amount } : {}),
});

export function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const title = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: blank });
  const kind = useWatch({ control: form.control, name: 'kind' });
  useLeaveWarning(form.formState.isDirty);
  const { leave } = useUnsavedChanges();
  const { begin } = useServerErrors(form);
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
  return (
    <Dialog
      open
      onClose={() => leave(onClose)}
      aria-labelledby={title}
      slotProps={{ paper: { className: css.paper ?? '' } }}
    >
      <Form form={form} onSubmit={(values) => mutate(termsOf(values))} noValidate>
        <h2 id={title}>{words.title}</h2>
        <div className={dialog.fields}>
          <TextField source="code" label={words.code} help={words.codeHelp} maxLength={40} />
          <SelectField source="kind" label={words.kind} choices={kinds} />
          {kind === 'percent' ? (
            <TextField source="percent" label={words.percent} help={words.amountHelp} inputMode="numeric" />
          ) : null}
          {kind === 'amount' ? (
            <TextField source="amount" label={words.amount} help={words.amountHelp} inputMode="decimal" />
          ) : null}
          <TextField source="minimum" label={words.minimum} inputMode="decimal" />
          <div className={css.two}>
            <MomentField source="start" label={words.start} defaultTime="00:00" />
            <MomentField source="end" label={words.end} defaultTime="23:59" />
            <TextField source="limit" label={words.limit} help={words.limitHelp} inputMode="numeric" />
            <TextField
              source="perBuyer"
              label={words.perBuyer}
              help={words.perBuyerHelp}
              inputMode="numeric"
            />
          </div>
        </div>
        <p className={dialog.more}>{words.once}</p>
        <DialogFoot confirm={words.save} disabled={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
