import type { LetterRecord } from '@shop/contracts';
import { momentText } from '../format/format-text.ts';
import { LetterState } from '../ui/LetterState.tsx';
import { LetterLink } from './LetterLink.tsx';
import css from './LetterRows.module.css';

/** The list on a phone: one row a letter. */
export function LetterRows({ letters }: { letters: LetterRecord[] }) {
  return (
    <ul className={css.rows}>
      {letters.map((letter) => (
        <li key={letter.id}>
          <LetterLink letter={letter} />
          <span className={css.at}>{momentText(letter.createdAt)}</span>
          <span className={css.to}>{letter.toName || letter.to}</span>
          <LetterState sending={letter.sendings.at(-1)} />
        </li>
      ))}
    </ul>
  );
}
