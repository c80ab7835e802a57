import IconButton from '@mui/material/IconButton';
import { useDefaultTitle } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { Icon } from '../ui/Icon.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import css from './TopBar.module.css';

/** The two buttons do nothing yet, as the owner specified. */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const brand = useDefaultTitle();
  return (
    <header className={css.header}>
      <p className={css.strip}>{texts.frame.strip}</p>
      <div className={css.bar}>
        <span className={css.menu}>
          <IconButton onClick={onOpenMenu} aria-label={texts.frame.openMenu} aria-haspopup="dialog">
            <Icon name="menu" />
          </IconButton>
        </span>
        <p className={css.title}>{texts.frame.title(typeof brand === 'string' ? brand : '')}</p>
        <div className={css.items}>
          <button type="button">{texts.frame.itemOne}</button>
          <button type="button">{texts.frame.itemTwo}</button>
        </div>
        <LogoutButton />
      </div>
    </header>
  );
}
