import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { fieldErrors } from '../providers/field-errors.ts';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';
import css from '../ui/ConfirmDialog.module.css';
import { Input } from '../ui/Input.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { OrderRecord } from './order-record.ts';

const words = texts.order.address;
const fields = ['name', 'address', 'postcode', 'city', 'phone', 'notes'] as const;
type Field = (typeof fields)[number];
type Typed = Record<Field, string>;

const typedOf = ({ address, userName }: OrderRecord): Typed => ({
  name: address?.name || userName,
  address: address?.address ?? '',
  postcode: address?.postcode ?? '',
  city: address?.city ?? '',
  phone: address?.phone ?? '',
  notes: address?.notes ?? '',
});

/** Whether a parcel is still here, so that it can go somewhere else. */
export const canBeCorrected = ({ orderStatus, address }: OrderRecord): boolean =>
  address !== null && ['pending', 'confirmed', 'inProcess'].includes(orderStatus);

/** Corrects where a parcel goes; what the server refuses is told at its field, and the first of them gets the focus. */
export function CorrectAddress({ order }: { order: OrderRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {texts.order.correct}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="correct-address">
        {isOpen ? <AddressForm order={order} onClose={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function AddressForm({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const [typed, setTyped] = useState(() => typedOf(order));
  const { save, busy, errors } = useCorrection(order, onClose);
  const id = useId();
  useEffect(() => {
    const wrong = fields.find((field) => errors[field] !== undefined);
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus();
  }, [errors, id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(typed);
  };
  return (
    <form onSubmit={submit} noValidate>
      <h2 id="correct-address">{words.title}</h2>
      <p className={css.more}>{words.line}</p>
      {order.paymentMethod === 'paypal' ? <Notice>{words.payPal}</Notice> : null}
      {fields.map((field) => (
        <div key={field} className={css.field}>
          <label htmlFor={`${id}-${field}`}>{words.fields[field]}</label>
          <Input
            id={`${id}-${field}`}
            value={typed[field]}
            maxLength={500}
            aria-invalid={errors[field] !== undefined}
            aria-describedby={`${id}-${field}-error`}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
          <p id={`${id}-${field}-error`} className={css.error}>
            {errors[field]}
          </p>
        </div>
      ))}
      <div className={css.actions}>
        <Button type="submit" disabled={busy}>
          {words.save}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {texts.actions.cancel}
        </Button>
      </div>
    </form>
  );
}

function useCorrection(order: OrderRecord, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const dataProvider = useDataProvider<ShopDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const save = async (typed: Typed) => {
    setBusy(true);
    try {
      await dataProvider.correctAddress(order.id, { ...typed, version: order.version });
      notify(texts.order.corrected, { type: 'success' });
      refresh();
      onDone();
    } catch (error) {
      const { 'root.server': ofAll, ...ofFields } = fieldErrors(error);
      setErrors(ofFields);
      if (ofAll !== undefined) {
        notify(ofAll || texts.errors.away, { type: 'error' });
        refresh();
      }
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, errors };
}
