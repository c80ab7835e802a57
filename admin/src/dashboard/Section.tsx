import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../texts/format-count.ts';
import css from './Section.module.css';

type Props = {
  title: string;
  count?: number | undefined;
  link?: { to: string; label: string } | undefined;
  end?: ReactNode;
  children: ReactNode;
};

export function Section({ title, count, link, end, children }: Props) {
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2>{title}</h2>
        <span>{count ? formatCount(count) : null}</span>
        {end}
        {link ? <Link to={link.to}>{link.label}</Link> : null}
      </div>
      {children}
    </section>
  );
}
