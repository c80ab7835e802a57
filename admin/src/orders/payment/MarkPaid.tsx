import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { euroText } from '../../format/format-text.ts';
import { manualOrderCalls } from '../../providers/manual-orders.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { manualOrderTexts } from '../../texts/manual-orders.ts';
import dialog from '../../ui/ConfirmDialog.module.css';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useOrderCall } from '../use-order-call.ts';

const words = manualOrderTexts.payment;

export function MarkPaid({ order }: { order: OrderRecord }) {
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.markPaid}
      </Button>
      <FormDialog open={isOpen} labelledBy={title} onClose={close}>
        <PaidForm order={order} title={title} onClose={close} />
      </FormDialog>
    </>
  );
}

function PaidForm({ order, title, onClose }: { order: OrderRecord; title: string; onClose: () => void }) {
  const [version] = useState(order.version);
  const form = useForm({ defaultValues: { method: '', reason: '' } });
  const { busy, call } = useOrderCall(words.marked, form);
  const submit = async (values: { method: string; reason: string }) => {
    if (await call(() => manualOrderCalls.markPaid(order.id, { ...values, version }))) onClose();
  };
  return (
    <Form form={form} onSubmit={submit} noValidate>
      <h2 id={title}>{words.title}</h2>
      <p>{words.line(euroText(order.totalAmount))}</p>
      <div className={dialog.fields}>
        <SelectField
          source="method"
          label={words.method}
          empty={manualOrderTexts.choose}
          choices={words.methods}
        />
        <TextField source="reason" label={words.reason} help={words.reasonHelp} lines={2} maxLength={500} />
      </div>
      <DialogFoot confirm={words.markPaid} disabled={busy} onCancel={onClose} />
    </Form>
  );
}
