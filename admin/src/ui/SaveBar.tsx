import type { ReactNode } from 'react';
import css from './SaveBar.module.css';

/** A long form's buttons and what they say of it, at the window's foot however long the form is. */
export const SaveBar = ({ children }: { children: ReactNode }) => <div className={css.bar}>{children}</div>;
