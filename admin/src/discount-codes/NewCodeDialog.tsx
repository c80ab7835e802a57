import { discountKinds, type DiscountKind } from '@shop/contracts/order-totals';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ComponentProps, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { discountCalls } from '../providers/discount-codes.ts';
import { fieldErrors } from '../providers/field-errors.ts';
import { discountTexts } from '../texts/discount-codes.ts';
import { texts as common } from '../texts/fi.ts';
import form from '../ui/ConfirmDialog.module.css';
import { Input } from '../ui/Input.tsx';
import { Select } from '../ui/Select.tsx';
import css from './DiscountCodes.module.css';

const words = discountTexts.dialog;

/** Asks for a new code's terms; what the server does not take is named at its field. */
export function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const title = useId();
  const kindID = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const [kind, setKind] = useState<DiscountKind>('percent');
  const { mutate, isPending, error } = useMutation({
    mutationFn: discountCalls.make,
    onSuccess: async () => {
      notify(discountTexts.made, { type: 'success' });
      await queries.invalidateQueries({ queryKey: discountCalls.key });
      onClose();
    },
  });
  const errors = error ? fieldErrors(error) : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const controls = event.currentTarget.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
    mutate(Object.fromEntries([...controls].map(({ name, value }) => [name, value])));
  };
  const field = (name: string) => ({ name, error: errors[name] });
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <form onSubmit={submit} noValidate>
        <h2 id={title}>{words.title}</h2>
        <Line {...field('code')} label={words.code} help={words.codeHelp} maxLength={40} />
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
          <Line {...field('percent')} label={words.percent} help={words.amountHelp} inputMode="numeric" />
        ) : null}
        {kind === 'amount' ? (
          <Line {...field('amount')} label={words.amount} help={words.amountHelp} inputMode="decimal" />
        ) : null}
        <Line {...field('minimum')} label={words.minimum} inputMode="decimal" />
        <div className={css.two}>
          <Line {...field('start')} label={words.start} type="datetime-local" />
          <Line {...field('end')} label={words.end} type="datetime-local" />
          <Line {...field('limit')} label={words.limit} help={words.limitHelp} inputMode="numeric" />
          <Line {...field('perBuyer')} label={words.perBuyer} help={words.perBuyerHelp} inputMode="numeric" />
        </div>
        <p className={form.more}>{words.once}</p>
        <p className={form.more} role="alert">
          {errors['root.server']}
        </p>
        <div className={form.actions}>
          <Button type="submit" disabled={isPending}>
            {words.save}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {common.actions.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type LineProps = ComponentProps<'input'> & { label: string; help?: string; error: string | undefined };

function Line({ label, help, error, ...rest }: LineProps) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <Input id={id} aria-invalid={error ? true : undefined} aria-describedby={`${id}-help`} {...rest} />
      <p id={`${id}-help`} className={error ? form.error : undefined}>
        {error ?? help}
      </p>
    </div>
  );
}
