import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { texts } from '../texts/fi.ts';
import { FieldError, invalidBy } from '../ui/FieldError.tsx';
import { Input } from '../ui/Input.tsx';
import { useUnsaved } from '../unsaved/unsaved-changes.ts';
import css from './OrderWrites.module.css';
import type { OrderRecord } from './order-record.ts';
import { useOrderWrites } from './use-order-writes.ts';

/** By which code the parcel can be followed; the buyer sees it on the order. What is typed stays until it is saved. */
export function TrackingForm({ order }: { order: OrderRecord }) {
  const [typed, setTyped] = useState<{ text: string; seen?: string }>();
  const { setTrackingCode, busy, errors, form, forget } = useOrderWrites(order);
  const id = useId();
  const saved = order.trackingCode;
  const code = typed?.text ?? saved;
  const isSaved = code.trim() === saved;
  useUnsaved(!isSaved);
  if (typed?.text === saved) setTyped(undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A code that somebody saved while this one was typed is refused once, and seen at the next try.
    if (!isSaved && !(await setTrackingCode(code.trim(), typed?.seen ?? saved))) setTyped({ text: code });
  };
  return (
    <form className={css.form} ref={form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{texts.order.trackingCode}</label>
      <Input
        id={id}
        maxLength={60}
        value={code}
        onChange={({ target }) => {
          setTyped({ text: target.value, seen: isSaved ? saved : (typed?.seen ?? saved) });
          forget('trackingCode');
        }}
        {...invalidBy(`${id}-error`, errors['trackingCode'])}
      />
      <FieldError id={`${id}-error`} error={errors['trackingCode']} />
      {isSaved ? null : (
        <Button type="submit" variant="outlined" disabled={busy}>
          {texts.order.saveTrackingCode}
        </Button>
      )}
    </form>
  );
}
