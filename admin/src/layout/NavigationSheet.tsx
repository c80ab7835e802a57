import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { texts } from '../texts/fi.ts';
import { BallOfYarn } from '../ui/BallOfYarn.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Navigation } from './Navigation.tsx';
import css from './Sidebar.module.css';
import { SidebarFoot } from './SidebarFoot.tsx';

type Props = { open: boolean; onClose: () => void; onShowShortcuts: () => void };

export function NavigationSheet({ open, onClose, onShowShortcuts }: Props) {
  return (
    <Drawer
      anchor="left"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'workspace-sheet',
          className: css.sheet,
        },
      }}
    >
      <div className={css.sidebar}>
        <p className={css.title} id="workspace-sheet">
          <BallOfYarn size={22} />
          {texts.frame.workspace}
          <span className={css.close}>
            <IconButton onClick={onClose} aria-label={texts.actions.close}>
              <Icon name="close" />
            </IconButton>
          </span>
        </p>
        <Navigation labelledBy="workspace-sheet" onChosen={onClose} />
        <SidebarFoot onShowShortcuts={onShowShortcuts}>
          <button type="button" className={css.entry}>
            {texts.frame.itemOne}
          </button>
          <button type="button" className={css.entry}>
            {texts.frame.itemTwo}
          </button>
        </SidebarFoot>
      </div>
    </Drawer>
  );
}
