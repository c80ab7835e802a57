import type { EmailDelivery, FullEmail } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { momentText } from '../format/format-text.ts';
import { Allowed } from '../providers/Allowed.tsx';
import { useResend } from '../providers/use-resend.ts';
import { texts } from '../texts/fi.ts';
import { EmailState } from '../ui/EmailState.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import css from './EmailDetails.module.css';
import { EmailFrame } from './EmailFrame.tsx';

const { emails: words } = texts;

export function EmailDetails({ email }: { email: FullEmail }) {
  const [asText, setAsText] = useState(false);
  const resend = useResend();
  const { to, toName, subject, orderID, orderNumber, state, sendings, html, text, receipt, canBeResent } =
    email;
  return (
    // Scroll areas need keyboard focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={`${css.body} roomForToast`} aria-label={words.email} tabIndex={0}>
      <dl className={css.facts}>
        <dt>{words.to}</dt>
        <dd>{toName ? `${toName} <${to}>` : to}</dd>
        <dt>{words.subject}</dt>
        <dd>{subject}</dd>
        {orderID === null ? null : (
          <>
            <dt>{words.columns.order}</dt>
            <dd>
              <Link to={`/orders/${orderID}`}>{orderNumber}</Link>
            </dd>
          </>
        )}
        {receipt === null ? null : (
          <>
            <dt>{words.attachment}</dt>
            <dd>
              <a href={`/api/shop/purchase/receipts/${receipt}`} target="_blank" rel="noreferrer">
                {receipt}.pdf
              </a>
            </dd>
          </>
        )}
      </dl>
      <div className={css.head}>
        <h3>{words.sendings}</h3>
        <Allowed to="letters">
          <Button
            variant="outlined"
            disabled={!canBeResent || resend.isPending}
            onClick={() => resend.mutate(email.id)}
          >
            {words.resend}
          </Button>
        </Allowed>
      </div>
      <ul className={css.sendings}>
        {sendings.map((delivery) => (
          <DeliveryRow key={delivery.askedAt} delivery={delivery} />
        ))}
      </ul>
      {canBeResent || state === 'queued' ? null : <p className={css.expired}>{words.linkExpired}</p>}
      <div className={css.choice}>
        <Toggle aria-pressed={!asText} onClick={() => setAsText(false)}>
          {words.asHtml}
        </Toggle>
        <Toggle aria-pressed={asText} onClick={() => setAsText(true)}>
          {words.asText}
        </Toggle>
      </div>
      {asText ? <pre className={css.text}>{text}</pre> : <EmailFrame subject={subject} html={html} />}
    </section>
  );
}

function DeliveryRow({ delivery }: { delivery: EmailDelivery }) {
  const { by, askedAt, triedAt, tries, answer } = delivery;
  return (
    <li>
      <EmailState delivery={delivery} />
      <span>{momentText(triedAt ?? askedAt)}</span>
      <span>{by === 'system' ? words.bySystem : by}</span>
      {tries > 1 ? <span>{words.tries(tries)}</span> : null}
      {answer ? <span className={css.answer}>{answer}</span> : null}
    </li>
  );
}
