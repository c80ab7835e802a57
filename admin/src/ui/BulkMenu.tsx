import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import css from './BulkMenu.module.css';
import { Icon } from './Icon.tsx';

type Props<T extends string> = {
  label: string;
  choices: readonly { id: T; label: ReactNode }[];
  disabled?: boolean;
  rowId?: string;
  onChoose: (id: T) => void;
};

/** Unlike in a select, arrow keys trigger nothing. */
export function BulkMenu<T extends string>({ label, choices, disabled = false, rowId, onChoose }: Props<T>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = anchor !== null;
  return (
    <>
      <button
        type="button"
        id={id}
        className={rowId ? css.dots : css.button}
        aria-label={rowId ? label : undefined}
        aria-describedby={rowId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      >
        {rowId ? (
          <Icon name="more" />
        ) : (
          <>
            {label} <Icon name="down" size={16} />
          </>
        )}
      </button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.id}
            onClick={() => {
              setAnchor(null);
              onChoose(choice.id);
            }}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
