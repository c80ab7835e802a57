import type { EmailRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { momentText } from '../../format/format-text.ts';
import { refetchInterval } from '../../providers/email-queue.ts';
import { Allowed } from '../../providers/Allowed.tsx';
import { useResend } from '../../providers/use-resend.ts';
import { texts } from '../../texts/fi.ts';
import { EmailState } from '../../ui/EmailState.tsx';
import css from './OrderDocuments.module.css';
import { RevokeLinks } from './RevokeLinks.tsx';
import { WriteToCustomer } from './WriteToCustomer.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';

const { emails: words } = texts;
const MAX_EMAILS = 50;
/** The first email is written shortly after payment. */
const FIRST_EMAIL_WAIT_MS = 60_000;
/** By the browser's clock, which may be wrong. */
const NEW_ORDER_MS = 3_600_000;
const awaitsEmail = ({ isPaid, statusSince }: OrderRecord, openedAt: number): boolean =>
  isPaid === true &&
  Date.now() - openedAt < FIRST_EMAIL_WAIT_MS &&
  Math.abs(Date.now() - Date.parse(statusSince)) < NEW_ORDER_MS;

export function OrderEmails({ order }: { order: OrderRecord }) {
  const resend = useResend();
  const [openedAt] = useState(Date.now);
  const { data = [], isPending } = useGetList<EmailRecord>(
    'letters',
    {
      filter: { orderID: order.id },
      pagination: { page: 1, perPage: MAX_EMAILS },
      sort: { field: 'createdAt', order: 'ASC' },
    },
    { refetchInterval: (query) => refetchInterval(query.state.data?.data, awaitsEmail(order, openedAt)) },
  );
  return (
    <section className={css.documents}>
      <h3>{words.heading}</h3>
      {data.length === 0 && !isPending ? <p className={css.quiet}>{words.none}</p> : null}
      <ul>
        {data.map(({ id, kind, state, createdAt, sendings, canBeResent }) => {
          const last = sendings.at(-1);
          return (
            <li key={id}>
              <span className={css.what}>
                <Link to={`/letters/${id}`} id={`letter-${id}`}>
                  {words.kinds[kind]}
                </Link>
                <span className={css.quiet}>
                  {momentText(last?.triedAt ?? createdAt)} <EmailState delivery={last} />
                </span>
                {state === 'sent' ? null : <span className={css.quiet}>{last?.answer}</span>}
              </span>
              <Allowed to="letters">
                <Button
                  variant="text"
                  disabled={!canBeResent || resend.isPending}
                  aria-describedby={`letter-${id}`}
                  onClick={() => resend.mutate(id)}
                >
                  {words.resend}
                </Button>
              </Allowed>
            </li>
          );
        })}
      </ul>
      <Allowed to="letters">
        <WriteToCustomer order={order} />
      </Allowed>
      <Allowed to="orders">
        <RevokeLinks order={order} />
      </Allowed>
    </section>
  );
}
