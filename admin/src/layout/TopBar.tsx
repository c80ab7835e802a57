import IconButton from '@mui/material/IconButton';
import { useDefaultTitle } from 'react-admin';
import { quickSearchTexts } from '../texts/quick-search.ts';
import { texts } from '../texts/fi.ts';
import { Icon } from '../ui/Icon.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import css from './TopBar.module.css';

type Props = { onOpenMenu: () => void; onSearch: () => void };

/** The two buttons do nothing yet, as the owner specified. */
export function TopBar({ onOpenMenu, onSearch }: Props) {
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
        <button
          type="button"
          className={css.find}
          onClick={onSearch}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
        >
          <Icon name="search" size={18} />
          <span>{quickSearchTexts.open}</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
        <div className={css.items}>
          <button type="button">{texts.frame.itemOne}</button>
          <button type="button">{texts.frame.itemTwo}</button>
        </div>
        <LogoutButton />
      </div>
    </header>
  );
}
