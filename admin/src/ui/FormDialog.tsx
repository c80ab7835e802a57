import Dialog from '@mui/material/Dialog';
import { useState, type ReactNode } from 'react';
import { texts } from '../texts/fi.ts';
import { useLeaveWarning } from './unsaved-changes.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = { open: boolean; labelledBy: string; onClose: () => void; children: ReactNode };

/** Esc and a click outside ask before typed text is lost; its own buttons do not. */
export function FormDialog({ open, labelledBy, onClose, children }: Props) {
  const [wasOpen, setWasOpen] = useState(open);
  const [isTyped, setTyped] = useState(false);
  const [isAsked, setAsked] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTyped(false);
    setAsked(false);
  }
  useLeaveWarning(open && isTyped);
  return (
    <>
      <Dialog
        open={open}
        onClose={() => (isTyped ? setAsked(true) : onClose())}
        onChange={() => setTyped(true)}
        aria-labelledby={labelledBy}
      >
        {children}
      </Dialog>
      <ConfirmDialog
        open={open && isAsked}
        question={texts.unsaved.question}
        confirm={texts.unsaved.discard}
        cancel={texts.unsaved.stay}
        onConfirm={onClose}
        onCancel={() => setAsked(false)}
      >
        {texts.unsaved.line}
      </ConfirmDialog>
    </>
  );
}
