import type { ReactNode } from 'react';
import css from './Lead.module.css';

/** What a page or a part of it is for, in a sentence or two under its heading. */
export const Lead = ({ children }: { children: ReactNode }) => <p className={css.lead}>{children}</p>;
