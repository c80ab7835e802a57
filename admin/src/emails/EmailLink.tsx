import type { LetterRecord } from '@shop/contracts';
import { Link, useLocation } from 'react-router';
import { texts } from '../texts/fi.ts';
import css from './EmailLink.module.css';

/** Opens a letter over the list, which stays as it is. */
export function EmailLink({ email: { id, kind } }: { email: LetterRecord }) {
  const { search } = useLocation();
  return (
    <Link to={{ pathname: `/letters/${id}`, search }} className={css.link}>
      {texts.emails.kinds[kind]}
    </Link>
  );
}
