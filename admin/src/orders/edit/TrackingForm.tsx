import Button from '@mui/material/Button';
import { texts } from '../../texts/fi.ts';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/TextField.tsx';
import css from './OrderWrites.module.css';
import type { TrackingCode } from './use-tracking-code.ts';

export function TrackingForm({ tracking }: { tracking: TrackingCode }) {
  const { isSaved, onType, save, busy, form } = tracking;
  return (
    <Form form={form} className={css.form} onSubmit={() => void save()}>
      <TextField source="trackingCode" label={texts.order.trackingCode} maxLength={60} onChange={onType} />
      {isSaved ? null : (
        <Button type="submit" variant="outlined" disabled={busy}>
          {texts.order.saveTrackingCode}
        </Button>
      )}
    </Form>
  );
}
