import type { ReactNode } from 'react';
import css from './Lead.module.css';

/** A sentence or two under a heading. */
export const Lead = ({ children }: { children: ReactNode }) => <p className={css.lead}>{children}</p>;
