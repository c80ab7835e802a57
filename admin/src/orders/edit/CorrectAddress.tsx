import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { ShopDataProvider } from '../../providers/data-provider.ts';
import { texts } from '../../texts/fi.ts';
import css from '../../ui/ConfirmDialog.module.css';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useOrderCall } from '../use-order-call.ts';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';

const words = texts.order.address;
const fields = ['name', 'address', 'postcode', 'city', 'phone', 'notes'] as const;
type Field = (typeof fields)[number];
type Address = Record<Field, string>;

const addressOf = ({ address, userName }: OrderRecord): Address => ({
  name: address?.name || userName,
  address: address?.address ?? '',
  postcode: address?.postcode ?? '',
  city: address?.city ?? '',
  phone: address?.phone ?? '',
  notes: address?.notes ?? '',
});

export const canBeCorrected = ({ orderStatus, address }: OrderRecord): boolean =>
  address !== null && ['pending', 'confirmed', 'inProcess'].includes(orderStatus);

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
  const form = useForm({ defaultValues: addressOf(order) });
  // Seen when typing began, so that another admin's change is not overwritten.
  const [version] = useState(order.version);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { call, busy } = useOrderCall(texts.order.corrected, form);
  const submit = async (typed: Address) => {
    if (await call(() => dataProvider.correctAddress(order.id, { ...typed, version }))) onClose();
  };
  return (
    <Form form={form} onSubmit={submit} noValidate>
      <h2 id="correct-address">{words.title}</h2>
      <p className={css.more}>{words.line}</p>
      {order.paymentMethod === 'paypal' ? (
        <div className={css.asked}>
          <Notice>{words.payPal}</Notice>
        </div>
      ) : null}
      <div className={css.fields}>
        {fields.map((field) => (
          <TextField key={field} source={field} label={words.fields[field]} maxLength={500} />
        ))}
      </div>
      <DialogFoot confirm={words.save} disabled={busy} onCancel={onClose} />
    </Form>
  );
}
