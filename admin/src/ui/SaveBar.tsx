import type { ReactNode } from 'react';
import css from './SaveBar.module.css';

/** A long form's buttons, fixed at the window's foot. */
export const SaveBar = ({ children }: { children: ReactNode }) => <div className={css.bar}>{children}</div>;
