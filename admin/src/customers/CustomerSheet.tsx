import type { WholeCustomer } from '@shop/contracts';
import { useEffect } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useMatch, useNavigate } from 'react-router';
import { dateText, momentText } from '../format/format-text.ts';
import { customerTexts } from '../texts/customers.ts';
import { EmailAddress } from '../ui/EmailAddress.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { SideSheet } from '../ui/SideSheet.tsx';
import { useLast } from '../ui/use-last.ts';
import { CustomerData } from './CustomerData.tsx';
import { CustomerEmails } from './CustomerEmails.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { CustomerNoteForm } from './CustomerNoteForm.tsx';
import css from './Customers.module.css';

const texts = customerTexts.sheet;

export function CustomerSheet() {
  const id = useMatch('/customers/:id')?.params.id;
  const navigate = useNavigate();
  const notify = useNotify();
  const { data, error } = useGetOne<WholeCustomer>(
    'customers',
    { id: id ?? '', meta: 'sheet' },
    { enabled: id !== undefined, gcTime: 0 },
  );
  const customer = id === undefined ? undefined : data;
  const shown = useLast(customer);
  useEffect(() => {
    if (!error || data || id === undefined) return;
    notify(texts.failed, { type: 'error' });
    void navigate('/customers', { replace: true });
  }, [data, error, id, navigate, notify]);
  const close = () => void navigate('/customers');
  return (
    <SideSheet open={customer !== undefined} title={shown?.userName ?? ''} width={640} onClose={close}>
      {shown ? <CustomerDetails key={shown.id} customer={shown} onGone={close} /> : null}
    </SideSheet>
  );
}

function CustomerDetails({ customer, onGone }: { customer: WholeCustomer; onGone: () => void }) {
  const { email, createdAt, isConfirmed, addresses, notes } = customer;
  return (
    <div className={`${css.sheet} roomForToast`}>
      <p>
        <EmailAddress>{email}</EmailAddress>
        <br />
        <span className={css.quiet}>
          {customerTexts.since(dateText(createdAt))}
          {isConfirmed ? null : `, ${customerTexts.unconfirmed}`}
        </span>
      </p>
      <CustomerOrders customer={customer} />
      <section>
        <h3>{texts.addresses}</h3>
        {addresses.length === 0 ? <p className={css.quiet}>{texts.noAddresses}</p> : null}
        <ul>
          {addresses.map(({ _id, name, address, postcode, city, phone }) => (
            <li key={_id}>
              <span>{[name, address, `${postcode} ${city}`].filter(Boolean).join(', ')}</span>
              <span className={css.quiet}>
                <PhoneNumber>{phone}</PhoneNumber>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <CustomerEmails customer={customer} />
      <section>
        <h3>{texts.notes}</h3>
        {notes.map((note) => (
          <blockquote key={note.id} className={css.note}>
            <p>{note.text}</p>
            <footer>
              {note.by}, {momentText(note.at)}
            </footer>
          </blockquote>
        ))}
        <CustomerNoteForm customer={customer} />
      </section>
      <CustomerData customer={customer} onGone={onGone} />
    </div>
  );
}
