import type { ReactNode } from 'react';
import css from './PageHeading.module.css';

type Props = { title: string; note?: string | undefined; children?: ReactNode };

/** A screen's h1 with a quiet word beside it and its main button at the end. */
export function PageHeading({ title, note, children }: Props) {
  return (
    <div className={css.heading}>
      <h1>{title}</h1>
      <p>{note}</p>
      {children}
    </div>
  );
}
