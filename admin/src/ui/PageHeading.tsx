import type { ReactNode } from 'react';
import css from './PageHeading.module.css';

type Props = { title: string; note?: string | undefined; children?: ReactNode };

export function PageHeading({ title, note, children }: Props) {
  return (
    <div className={css.heading}>
      <h1>{title}</h1>
      <p>{note}</p>
      {children}
    </div>
  );
}
