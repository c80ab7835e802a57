import { useStore } from '@nanostores/react';
import type { Order } from '@shop/contracts/order';
import { useEffect, type ReactNode } from 'react';
import { YarnBall } from '../../components/ui/YarnBall.tsx';
import { paths } from '../../lib/routing/paths.ts';
import { checkout } from '../../texts/fi/checkout.ts';
import './payment.css';
import { $payment, finishPayment, type PaymentState } from './payment-store.ts';

const texts = checkout.done;

const words: Record<PaymentState['step'], { title: string; help?: string }> = {
  waiting: { title: texts.waiting, help: texts.waitingHelp },
  paid: { title: texts.paid, help: texts.paidHelp },
  open: { title: texts.open, help: texts.openHelp },
  review: { title: texts.review, help: texts.reviewHelp },
  returned: { title: texts.returned, help: texts.returnedHelp },
  'called-off': { title: texts.calledOff, help: texts.calledOffHelp },
  cancelled: { title: texts.cancelled, help: texts.cancelledHelp },
  failed: { title: texts.failed, help: texts.failedHelp },
  unknown: { title: texts.unknown },
  'link-paid': { title: texts.linkPaid, help: texts.linkPaidHelp },
  'link-cancelled': { title: texts.cancelled, help: texts.linkCancelledHelp },
};

type Props = {
  summary: (order: Order) => ReactNode;
  onPaid: () => void;
  email: string;
  picture?: ReactNode;
};

export function PaymentSuccess({ summary, onPaid, email, picture }: Props) {
  const { step, order, problem } = useStore($payment, { ssr: 'initial' });
  useEffect(() => void finishPayment(), []);
  useEffect(() => {
    if (step === 'paid') onPaid();
  }, [step, onPaid]);

  const { title, help } = words[step];
  const isLink = step === 'link-paid' || step === 'link-cancelled';
  const backToPay = step === 'cancelled' || step === 'failed';
  return (
    <div className="payment" data-step={step}>
      <div className="payment-head" aria-live="polite">
        <YarnBall />
        <h1>{title}</h1>
        {/* A new element, so that a longer heading does not shift it. */}
        <p key={`${step} ${problem?.message}`} lang={problem?.language}>
          {problem?.message ?? help}
        </p>
        {step === 'paid' && <p>{email ? texts.confirmation(email) : texts.confirmationByMail}</p>}
        {step === 'waiting' && <span className="spinner" />}
      </div>
      {order && <div className="payment-order">{summary(order)}</div>}
      {step !== 'waiting' && (
        <div className="payment-buttons">
          {backToPay && (
            <a className="button" href={paths.checkout}>
              {texts.toCheckout}
            </a>
          )}
          <a className={backToPay ? 'button secondary' : 'button'} href={paths.listing}>
            {texts.continue}
          </a>
          {!backToPay && !isLink && (
            <a className="button secondary" href={paths.profile}>
              {texts.orders}
            </a>
          )}
        </div>
      )}
      {step === 'paid' && <div className="payment-picture">{picture}</div>}
    </div>
  );
}
