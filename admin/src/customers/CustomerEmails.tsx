import type { CustomerRecord, EmailRecord } from '@shop/contracts';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { momentText } from '../format/format-text.ts';
import { customerTexts } from '../texts/customers.ts';
import { texts as common } from '../texts/fi.ts';
import { EmailState } from '../ui/EmailState.tsx';
import css from './Customers.module.css';

const texts = customerTexts.sheet;
const MAX_EMAILS = 100;

export function CustomerEmails({ customer: { email } }: { customer: CustomerRecord }) {
  const { data = [], isPending } = useGetList<EmailRecord>('letters', {
    filter: { q: email },
    pagination: { page: 1, perPage: MAX_EMAILS },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const own = data.filter(({ to }) => to === email);
  return (
    <section>
      <h3>{texts.emails}</h3>
      {own.length === 0 && !isPending ? <p className={css.quiet}>{texts.noLetters}</p> : null}
      <ul>
        {own.map(({ id, kind, createdAt, sendings }) => (
          <li key={id}>
            <Link to={`/letters/${encodeURIComponent(id)}`}>{common.emails.kinds[kind]}</Link>
            <span className={css.quiet}>
              {momentText(createdAt)} <EmailState delivery={sendings.at(-1)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
