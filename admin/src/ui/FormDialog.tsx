import Dialog from '@mui/material/Dialog';
import { useState, type ReactNode } from 'react';
import { texts } from '../texts/fi.ts';
import { useLeaveWarning } from './unsaved-changes.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = { open: boolean; labelledBy: string; onClose: () => void; children: ReactNode };

/** Esc and a click outside ask before typed text is lost; its own buttons do not. */
export function FormDialog({ open, labelledBy, onClose, children }: Props) {
  const [wasOpen, setWasOpen] = useState(open);
  const [hasInput, setHasInput] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setHasInput(false);
    setConfirming(false);
  }
  useLeaveWarning(open && hasInput);
  return (
    <>
      <Dialog
        open={open}
        onClose={() => (hasInput ? setConfirming(true) : onClose())}
        onChange={() => setHasInput(true)}
        aria-labelledby={labelledBy}
      >
        {children}
      </Dialog>
      <ConfirmDialog
        open={open && isConfirming}
        question={texts.unsaved.question}
        confirm={texts.unsaved.discard}
        cancel={texts.unsaved.stay}
        onConfirm={onClose}
        onCancel={() => setConfirming(false)}
      >
        {texts.unsaved.line}
      </ConfirmDialog>
    </>
  );
}
