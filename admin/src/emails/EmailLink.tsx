import type { EmailRecord } from '@shop/contracts';
import { Link, useLocation } from 'react-router';
import { texts } from '../texts/fi.ts';
import css from './EmailLink.module.css';

export function EmailLink({ email: { id, kind } }: { email: EmailRecord }) {
  const { search } = useLocation();
  return (
    <Link to={{ pathname: `/letters/${id}`, search }} className={css.link}>
      {texts.emails.kinds[kind]}
    </Link>
  );
}
