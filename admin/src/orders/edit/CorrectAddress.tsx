import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import css from '../../ui/ConfirmDialog.module.css';
import { DialogField } from '../../ui/DialogField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useOrderCall } from '../../providers/use-order-call.ts';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';

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
      <FormDialog open={isOpen} onClose={() => setOpen(false)} labelledBy="correct-address">
        {isOpen ? <AddressForm order={order} onClose={() => setOpen(false)} /> : null}
      </FormDialog>
    </>
  );
}

function AddressForm({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const [typed, setTyped] = useState(() => typedOf(order));
  // The order that was seen when the typing began: what somebody else changes meanwhile is not overwritten.
  const [version] = useState(order.version);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { call, busy, errors, form, forget } = useOrderCall(texts.order.corrected, fields);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const save = () => dataProvider.correctAddress(order.id, { ...typed, version });
    if (await call(save)) onClose();
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <h2 id="correct-address">{words.title}</h2>
      <p className={css.more}>{words.line}</p>
      {order.paymentMethod === 'paypal' ? (
        <div className={css.asked}>
          <Notice>{words.payPal}</Notice>
        </div>
      ) : null}
      {fields.map((field) => (
        <DialogField
          key={field}
          label={words.fields[field]}
          value={typed[field]}
          maxLength={500}
          error={errors[field]}
          onChange={({ target }) => {
            setTyped({ ...typed, [field]: target.value });
            forget(field);
          }}
        />
      ))}
      <DialogFoot confirm={words.save} disabled={busy} onCancel={onClose} />
    </form>
  );
}
