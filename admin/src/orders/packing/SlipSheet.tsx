import type { ReactNode } from 'react';
import { useDefaultTitle } from 'react-admin';
import { createPortal } from 'react-dom';
import css from './PackingSlip.module.css';

export function SlipSheet({ children }: { children: ReactNode }) {
  return createPortal(
    <div className={css.slip} aria-hidden="true" data-print>
      <p className={css.brand}>{useDefaultTitle()}</p>
      {children}
    </div>,
    document.body,
  );
}
