import Popover from '@mui/material/Popover';
import { useState, type ReactNode } from 'react';
import css from './CalendarChip.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  text: string;
  name: string;
  dialog: string;
  describedBy?: string;
  /** Selector hook for focus: a button cannot be `aria-invalid`. */
  isInvalid?: boolean;
  children: (close: () => void) => ReactNode;
};

export function CalendarChip({ text, name, dialog, describedBy, isInvalid, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className={css.chip}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={name}
        aria-describedby={describedBy}
        data-invalid={isInvalid || undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text} <Icon name="down" size={16} />
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': dialog, className: css.paper } }}
        onClose={close}
      >
        {children(close)}
      </Popover>
    </>
  );
}
