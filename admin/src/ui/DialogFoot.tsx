import Button from '@mui/material/Button';
import { texts } from '../texts/fi.ts';
import css from './DialogFoot.module.css';

type Props = {
  /** What the first button reads; none where there is nothing to do yet. */
  confirm?: string;
  /** While it cannot be pressed. */
  disabled?: boolean;
  /** What it does; without it, it sends the form that it stands in. */
  onConfirm?: () => void;
  /** What the button reads that leaves everything as it is. */
  cancel?: string;
  /** While the dialog cannot be left. */
  isHeld?: boolean;
  onCancel: () => void;
};

/** A dialog's buttons. However long the dialog is, they stay in view at its foot. */
export const DialogFoot = ({
  confirm,
  disabled = false,
  onConfirm,
  cancel = texts.actions.cancel,
  isHeld = false,
  onCancel,
}: Props) => (
  <div className={css.foot}>
    {confirm === undefined ? null : (
      <Button type={onConfirm ? 'button' : 'submit'} disabled={disabled} onClick={onConfirm}>
        {confirm}
      </Button>
    )}
    <Button variant="outlined" disabled={isHeld} onClick={onCancel}>
      {cancel}
    </Button>
  </div>
);
