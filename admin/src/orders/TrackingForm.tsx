import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { texts } from '../texts/fi.ts';
import css from './OrderWrites.module.css';
import type { OrderRecord } from './order-record.ts';
import { useOrderWrites } from './use-order-writes.ts';

/** By which code the parcel can be followed; the buyer sees it on the order. */
export function TrackingForm({ order }: { order: OrderRecord }) {
  const [code, setCode] = useState(order.trackingCode);
  const { setTrackingCode, busy } = useOrderWrites(order);
  const id = useId();
  const isSaved = code.trim() === order.trackingCode;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaved) void setTrackingCode(code.trim());
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <label htmlFor={id}>{texts.order.trackingCode}</label>
      <input id={id} maxLength={60} value={code} onChange={(event) => setCode(event.target.value)} />
      {isSaved ? null : (
        <Button type="submit" variant="outlined" disabled={busy}>
          {texts.order.saveTrackingCode}
        </Button>
      )}
    </form>
  );
}
