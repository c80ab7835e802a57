import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OrderRecord } from '../../providers/order-record.ts';
import { revokeOrderLinks } from '../../providers/order-links.ts';
import { texts } from '../../texts/fi.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useOrderCall } from '../use-order-call.ts';

const { links: words } = texts.emails;

export function RevokeLinks({ order }: { order: OrderRecord }) {
  const [isOpen, setOpen] = useState(false);
  const { busy, call } = useOrderCall(words.done);
  const close = () => setOpen(false);
  const revoke = async () => {
    await call(() => revokeOrderLinks(order.id));
    close();
  };
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={isOpen}
        question={words.question}
        confirm={words.confirm}
        busy={busy}
        onConfirm={() => void revoke()}
        onCancel={close}
      >
        <p>{words.line}</p>
      </ConfirmDialog>
    </>
  );
}
