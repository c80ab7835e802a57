import Button from '@mui/material/Button';
import { texts } from '../texts/fi.ts';
import css from './DialogFoot.module.css';

type Props = {
  confirm?: string;
  disabled?: boolean;
  /** Without it, the button submits its form. */
  onConfirm?: () => void;
  cancel?: string;
  isCancelDisabled?: boolean;
  onCancel: () => void;
};

export const DialogFoot = ({
  confirm,
  disabled = false,
  onConfirm,
  cancel = texts.actions.cancel,
  isCancelDisabled = false,
  onCancel,
}: Props) => (
  <div className={css.foot}>
    {confirm === undefined ? null : (
      <Button type={onConfirm ? 'button' : 'submit'} disabled={disabled} onClick={onConfirm}>
        {confirm}
      </Button>
    )}
    <Button variant="outlined" disabled={isCancelDisabled} onClick={onCancel}>
      {cancel}
    </Button>
  </div>
);
