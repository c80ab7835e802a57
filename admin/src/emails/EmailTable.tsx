import type { EmailRecord } from '@shop/contracts';
import { Link } from 'react-router';
import { momentText } from '../format/format-text.ts';
import { texts } from '../texts/fi.ts';
import { EmailState } from '../ui/EmailState.tsx';
import { SortHead } from '../ui/SortHead.tsx';
import tableCss from '../ui/Table.module.css';
import { EmailLink } from './EmailLink.tsx';
import css from './EmailTable.module.css';

const { columns, heading } = texts.emails;

export function EmailTable({ emails }: { emails: EmailRecord[] }) {
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
        {emails.map((email) => (
          <tr key={email.id}>
            <th scope="row">
              <EmailLink email={email} />
            </th>
            <td className={css.to}>
              <span className={tableCss.name}>{email.toName}</span>
              <span className={tableCss.quiet}>{email.to}</span>
            </td>
            <td className={tableCss.roomy}>
              {email.orderID === null ? null : (
                <Link to={`/orders/${email.orderID}`} className={css.order}>
                  {email.orderNumber}
                </Link>
              )}
            </td>
            <td>
              <EmailState delivery={email.sendings.at(-1)} />
            </td>
            <td>{momentText(email.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
