import Dialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { texts } from '../texts/fi.ts';
import css from './ConfirmDialog.module.css';
import { DialogFoot } from './DialogFoot.tsx';

type Props = {
  open: boolean;
  question: string;
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog({
  open,
  question,
  children,
  confirm,
  cancel = texts.actions.cancel,
  busy = false,
  onConfirm,
  onCancel,
}: Props) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      aria-labelledby={id}
      slotProps={{ paper: { role: 'alertdialog' } }}
    >
      <h2 id={id}>{question}</h2>
      {children ? <div className={css.more}>{children}</div> : null}
      <DialogFoot
        confirm={confirm}
        disabled={busy}
        onConfirm={onConfirm}
        cancel={cancel}
        onCancel={onCancel}
      />
    </Dialog>
  );
}
