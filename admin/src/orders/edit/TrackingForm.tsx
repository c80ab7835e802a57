import Button from '@mui/material/Button';
import { useId, type FormEvent } from 'react';
import { texts } from '../../texts/fi.ts';
import { FieldError, invalidBy } from '../../ui/FieldError.tsx';
import { Input } from '../../ui/Input.tsx';
import css from './OrderWrites.module.css';
import type { TrackingCode } from './use-tracking-code.ts';

/** By which code the parcel can be followed; the buyer sees it on the order. */
export function TrackingForm({ tracking }: { tracking: TrackingCode }) {
  const { code, isSaved, type, save, busy, error, form } = tracking;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={css.form} ref={form} onSubmit={submit}>
      <label htmlFor={id}>{texts.order.trackingCode}</label>
      <Input
        id={id}
        maxLength={60}
        value={code}
        onChange={({ target }) => type(target.value)}
        {...invalidBy(`${id}-error`, error)}
      />
      <FieldError id={`${id}-error`} error={error} />
      {isSaved ? null : (
        <Button type="submit" variant="outlined" disabled={busy}>
          {texts.order.saveTrackingCode}
        </Button>
      )}
    </form>
  );
}
