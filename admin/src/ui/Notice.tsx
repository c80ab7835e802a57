import type { ReactNode } from 'react';
import css from './Notice.module.css';

/** Something gone wrong or left to do, said in place and to assistive technology. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className={css.notice} role="alert">
      {children}
    </div>
  );
}
