import Popover from '@mui/material/Popover';
import { useState, type ReactNode } from 'react';
import css from './CalendarChip.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  /** What the chip reads. */
  text: string;
  /** The chip's accessible name. */
  name: string;
  /** The name of the dialog that it opens. */
  dialog: string;
  /** The id of what is said about it. */
  describedBy?: string;
  /** Whether what is said is wrong with it; a button says so by its description alone, and is found by this. */
  isInvalid?: boolean;
  /** What stands in the dialog. */
  children: (close: () => void) => ReactNode;
};

/** A chip that opens a calendar of its own below it. */
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
