import type { ReactNode } from 'react';
import css from './DialogFoot.module.css';

/** A dialog's buttons. However long the dialog is, they stay in view at its foot. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className={css.foot}>{children}</div>
);
