import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { whole } from '../texts/whole.ts';
import css from './Section.module.css';

type Props = {
  title: string;
  count?: number | undefined;
  link?: { to: string; label: string } | undefined;
  /** What is done with all of it, at the head's end in place of the way. */
  end?: ReactNode;
  children: ReactNode;
};

/** A part of the dashboard: its name over a hairline, and the way to the whole list. */
export function Section({ title, count, link, end, children }: Props) {
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2>{title}</h2>
        <span>{count ? whole(count) : null}</span>
        {end}
        {link ? <Link to={link.to}>{link.label}</Link> : null}
      </div>
      {children}
    </section>
  );
}
