import { useStore } from '@nanostores/react';
import type { LinkedOrder as Linked, OrderLink } from '@shop/contracts/linked-order';
import { startLinkedRest } from '@shop/shop-client';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { DeliveryText } from '../../features/account/DeliveryText.tsx';
import { isOpen, isPaymentOpen, nextStep } from '../../features/account/next-step.ts';
import { OrderFacts } from '../../features/account/OrderFacts.tsx';
import { OrderPrices } from '../../features/account/OrderPrices.tsx';
import { OrderRefunds } from '../../features/account/OrderRefunds.tsx';
import '../../features/account/order.css';
import { openRestPayment } from '../../features/account/pay-rest.ts';
import { PayRest } from '../../features/account/PayRest.tsx';
import { RefreshPayment } from '../../features/account/RefreshPayment.tsx';
import {
  $linkedOrder,
  keepForReturn,
  openLink,
  refreshLink,
  reopenLink,
} from '../../features/linked-order/linked-order-store.ts';
import { LinkedReceipts } from '../../features/linked-order/LinkedReceipts.tsx';
import '../../features/linked-order/linked-order.css';
import { api } from '../../lib/api/api.ts';
import { linkedWithdrawalPath, paths } from '../../lib/routing/paths.ts';
import { account } from '../../texts/fi/account.ts';
import { linkedOrder as texts } from '../../texts/fi/linked-order.ts';
import { withdrawal } from '../../texts/fi/withdrawal.ts';

export function LinkedOrder() {
  const state = useStore($linkedOrder, { ssr: 'initial' });
  useEffect(() => void openLink(), []);
  if (state.step === 'open') return <Summary order={state.order} link={state.link} />;
  if (state.step === 'waiting')
    return (
      <output className="waiting">
        <span className="spinner" />
        <span className="sr">{texts.loading}</span>
      </output>
    );
  return (
    <section className="linked-order">
      <p role="alert" lang={state.problem.language}>
        {state.problem.message}
      </p>
      {state.step === 'failed' ? (
        <Button onClick={() => void openLink()}>{texts.retry}</Button>
      ) : (
        <a className="button" href={paths.track}>
          {texts.track}
        </a>
      )}
    </section>
  );
}

function Summary({ order, link }: { order: Linked; link: OrderLink }) {
  const [now] = useState(() => new Date());
  const next = nextStep(order, now);
  const refresh = () => refreshLink(link);
  return (
    <div className="order-summary linked-order">
      <OrderFacts order={order} />
      {isPaymentOpen(order) && <RefreshPayment label={account.summary.look.payment} onRefresh={refresh} />}
      {next && (
        <div className="order-next">
          <h2>{account.summary.next.title}</h2>
          <p>{next}</p>
        </div>
      )}
      {order.restToPay !== undefined && (
        <PayRest
          orderID={order._id}
          euros={order.restToPay}
          heading="h2"
          onPay={(paymentMethod) =>
            openRestPayment(paymentMethod, {
              start: () => startLinkedRest(api, { ...link, paymentMethod }),
              reopen: () => reopenLink(link),
              onLeave: () => keepForReturn(link),
            })
          }
        />
      )}
      <OrderPrices order={order} heading="h2" />
      <OrderRefunds order={order} heading="h2" onRefresh={refresh} />
      <LinkedReceipts receipts={order.receipts ?? []} link={link} />
      <DeliveryText delivery={order.delivery} />
      {order.withdrawal !== undefined && isOpen(order.withdrawal.until, now) && (
        <div className="order-next">
          <h2>{texts.withdraw}</h2>
          <p>{texts.withdrawHelp}</p>
          <a className="link" href={linkedWithdrawalPath(link)}>
            {withdrawal.link}
          </a>
        </div>
      )}
      <p className="caption">{texts.private}</p>
    </div>
  );
}
