import type { OrderMessage } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OrderRecord } from '../../providers/order-record.ts';
import { writeOrderMessage } from '../../providers/order-messages.ts';
import { texts } from '../../texts/fi.ts';
import dialog from '../../ui/ConfirmDialog.module.css';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useOrderCall } from '../use-order-call.ts';

const { write: words } = texts.emails;

export function WriteToCustomer({ order }: { order: OrderRecord }) {
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  if (!order.email) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <FormDialog open={isOpen} labelledBy={title} onClose={close}>
        <MessageForm order={order} title={title} onClose={close} />
      </FormDialog>
    </>
  );
}

function MessageForm({ order, title, onClose }: { order: OrderRecord; title: string; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<OrderMessage>({ defaultValues: { subject: '', message: '' } });
  const { busy, call } = useOrderCall(words.sent, form);
  const send = async (message: OrderMessage) => {
    if (await call(() => writeOrderMessage(order.id, message, key))) onClose();
  };
  return (
    <Form form={form} onSubmit={send} noValidate>
      <h2 id={title}>{words.title}</h2>
      <p>{words.to(order.email ?? '')}</p>
      <div className={dialog.fields}>
        <TextField source="subject" label={words.subject} maxLength={120} />
        <TextField source="message" label={words.message} help={words.help} lines={6} maxLength={4000} />
      </div>
      <DialogFoot confirm={words.send} disabled={busy} onCancel={onClose} />
    </Form>
  );
}
