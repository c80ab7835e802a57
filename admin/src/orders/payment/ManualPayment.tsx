import type { ChosenMethod } from '@shop/shop-rules/order-status';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { momentText } from '../../format/format-text.ts';
import { Allowed } from '../../providers/Allowed.tsx';
import { manualOrderCalls } from '../../providers/manual-orders.ts';
import { writeOrderMessage } from '../../providers/order-messages.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { manualOrderTexts } from '../../texts/manual-orders.ts';
import { Input } from '../../ui/Input.tsx';
import { useOrderCall } from '../use-order-call.ts';
import css from './ManualPayment.module.css';
import { MarkPaid } from './MarkPaid.tsx';

const words = manualOrderTexts.payment;
const methods: ChosenMethod[] = ['card', 'paypal'];

export function ManualPayment({ order }: { order: OrderRecord }) {
  const [link, setLink] = useState('');
  const { busy, call } = useOrderCall(words.made);
  if (!order.manual || order.paymentStatus !== 'pending') return null;
  const show = (method: ChosenMethod) =>
    call(async () => setLink(await manualOrderCalls.paymentLink(order.id, method)));
  return (
    <section className={css.payment}>
      <h3>{words.heading}</h3>
      {order.unpaidUntil ? <p className={css.quiet}>{words.held(momentText(order.unpaidUntil))}</p> : null}
      <Allowed to="orders">
        {link ? <PaymentLink order={order} url={link} /> : null}
        <div className={css.buttons}>
          {methods.map((method) => (
            <Button key={method} variant="outlined" disabled={busy} onClick={() => void show(method)}>
              {words.link[method]}
            </Button>
          ))}
          <MarkPaid order={order} />
        </div>
      </Allowed>
    </section>
  );
}

function PaymentLink({ order, url }: { order: OrderRecord; url: string }) {
  const [key] = useState(() => crypto.randomUUID());
  const notify = useNotify();
  const { busy, call } = useOrderCall(words.sent);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    notify(words.copied, { type: 'success' });
  };
  const message = { subject: words.subject, message: words.message(url) };
  return (
    <>
      <Input readOnly value={url} aria-label={words.address} onFocus={(event) => event.target.select()} />
      <p className={css.quiet}>{words.valid}</p>
      <div className={css.buttons}>
        <Button variant="outlined" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => void call(() => writeOrderMessage(order.id, message, key))}
        >
          {words.send}
        </Button>
      </div>
    </>
  );
}
