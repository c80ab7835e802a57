import { useId, type ReactNode } from 'react';
import css from './Settings.module.css';

type Props = { title: string; line?: string; children: ReactNode };

export function Section({ title, line, children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {line ? <p>{line}</p> : null}
      </div>
      <div className={css.fields}>{children}</div>
    </section>
  );
}
