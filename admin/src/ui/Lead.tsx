import type { ReactNode } from 'react';
import css from './Lead.module.css';

export const Lead = ({ children }: { children: ReactNode }) => <p className={css.lead}>{children}</p>;
