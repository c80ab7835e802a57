import { firstSign } from '@shop/shop-rules/clean-text';
import type { ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './Sidebar.module.css';

type Props = { onShowShortcuts: () => void; children?: ReactNode };

export function SidebarFoot({ onShowShortcuts, children }: Props) {
  const { identity } = useGetIdentity();
  const name = identity?.fullName ?? '';
  return (
    <div className={css.foot}>
      {children}
      <a className={css.entry} href="/shop/home" target="_blank" rel="noreferrer">
        <Icon name="external" />
        <span>
          {texts.frame.shop}
          <span className="visuallyHidden"> ({texts.frame.newWindow})</span>
        </span>
      </a>
      <button type="button" className={css.entry} onClick={onShowShortcuts}>
        <Icon name="keyboard" />
        <span>{texts.frame.shortcuts}</span>
        <kbd aria-hidden="true">?</kbd>
      </button>
      <p className={css.user}>
        <span className={css.initial} aria-hidden="true">
          {firstSign(name).toUpperCase()}
        </span>
        <span className={css.who}>
          <strong>{name}</strong>
          <span>{texts.frame.signedIn}</span>
        </span>
      </p>
    </div>
  );
}
