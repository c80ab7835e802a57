import type { LetterRecord } from '@shop/contracts';
import { Link } from 'react-router';
import { momentText } from '../format/format-text.ts';
import { texts } from '../texts/fi.ts';
import { LetterState } from '../ui/LetterState.tsx';
import { SortHead } from '../ui/SortHead.tsx';
import tableCss from '../ui/Table.module.css';
import { LetterLink } from './LetterLink.tsx';
import css from './LetterTable.module.css';

const { columns, heading } = texts.letters;

export function LetterTable({ letters }: { letters: LetterRecord[] }) {
  return (
    <table className={tableCss.table} aria-label={heading}>
      <thead>
        <tr>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.to}</th>
          <th scope="col" className={tableCss.roomy}>
            {columns.order}
          </th>
          <th scope="col">{columns.state}</th>
          <SortHead field="createdAt" label={columns.at} />
        </tr>
      </thead>
      <tbody>
        {letters.map((letter) => (
          <tr key={letter.id}>
            <th scope="row">
              <LetterLink letter={letter} />
            </th>
            <td className={css.to}>
              <span className={tableCss.name}>{letter.toName}</span>
              <span className={tableCss.quiet}>{letter.to}</span>
            </td>
            <td className={tableCss.roomy}>
              {letter.orderID === null ? null : (
                <Link to={`/orders/${letter.orderID}`} className={css.order}>
                  {letter.orderNumber}
                </Link>
              )}
            </td>
            <td>
              <LetterState sending={letter.sendings.at(-1)} />
            </td>
            <td>{momentText(letter.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
