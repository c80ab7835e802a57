import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { texts } from '../texts/fi.ts';
import { Icon } from './Icon.tsx';
import css from './SideSheet.module.css';

type Props = {
  open: boolean;
  title: string;
  width: number;
  actions?: ReactNode;
  children: ReactNode;
  onClose: () => void;
};

export function SideSheet({ open, title, width, actions, children, onClose }: Props) {
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          className: css.sheet,
          style: { width },
        },
      }}
    >
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        {actions}
        <IconButton onClick={onClose} aria-label={texts.actions.close}>
          <Icon name="close" />
        </IconButton>
      </header>
      {children}
    </Drawer>
  );
}
