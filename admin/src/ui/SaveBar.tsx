import type { ReactNode } from 'react';
import css from './SaveBar.module.css';

export const SaveBar = ({ children }: { children: ReactNode }) => <div className={css.bar}>{children}</div>;
