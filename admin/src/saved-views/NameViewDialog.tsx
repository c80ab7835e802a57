import Dialog from '@mui/material/Dialog';
import { useId, useState, type FormEvent } from 'react';
import { texts } from '../texts/fi.ts';
import css from '../ui/ConfirmDialog.module.css';
import { Input } from '../ui/Input.tsx';
import { useUnsaved, useUnsavedChanges } from '../unsaved/unsaved-changes.ts';
import { DialogFoot } from '../ui/DialogFoot.tsx';

const LONGEST_NAME = 40;

type Props = { open: boolean; taken: string[]; onName: (label: string) => void; onCancel: () => void };

/** Asks what a saved view is to be called. */
export function NameViewDialog({ open, taken, onName, onCancel }: Props) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const name = typed.trim();
  const { leave } = useUnsavedChanges();
  useUnsaved(name !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name) return;
    onName(name);
    setTyped('');
  };
  const cancel = () => {
    setTyped('');
    onCancel();
  };
  return (
    <Dialog open={open} onClose={() => leave(cancel)} aria-labelledby={`${id}-title`}>
      <form onSubmit={submit}>
        <h2 id={`${id}-title`}>{texts.savedViews.save}</h2>
        <div className={css.field}>
          <label htmlFor={id}>{texts.savedViews.name}</label>
          {/* The dialog was opened to type this; nothing else stands before it. */}
          <Input
            id={id}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={typed}
            maxLength={LONGEST_NAME}
            aria-describedby={`${id}-help`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p id={`${id}-help`} aria-live="polite">
            {taken.includes(name) ? texts.savedViews.replaces : texts.savedViews.help}
          </p>
        </div>
        <DialogFoot confirm={texts.product.save} disabled={!name} onCancel={cancel} />
      </form>
    </Dialog>
  );
}
