import type { ReactNode } from 'react';
import css from './Notice.module.css';

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className={css.notice} role="alert">
      {children}
    </div>
  );
}
