import { useStore } from '@nanostores/react';
import type { ChosenMethod } from '@shop/shop-rules/order-status';
import { Button } from '../../components/ui/Button.tsx';
import { useResetOnRestore } from '../../components/ui/use-reset-on-restore.ts';
import { priceText } from '../../lib/text/price.ts';
import { account } from '../../texts/fi/account.ts';
import { $payingRest } from './pay-rest.ts';

const texts = account.summary.rest;
const methods: ChosenMethod[] = ['card', 'paypal'];

type Props = {
  orderID: string;
  euros: number;
  heading: 'h2' | 'h3';
  onPay: (method: ChosenMethod) => Promise<void>;
};

export function PayRest({ orderID, euros, heading: Heading, onPay }: Props) {
  const paying = useStore($payingRest, { ssr: 'initial' });
  useResetOnRestore($payingRest);
  return (
    <section className="order-rest" aria-labelledby={`rest-${orderID}`}>
      <Heading id={`rest-${orderID}`}>{texts.title}</Heading>
      <p>{texts.help(priceText(euros))}</p>
      {methods.map((method) => (
        <Button
          key={method}
          wide
          secondary={method === 'paypal'}
          aria-busy={paying === method}
          onClick={() => void onPay(method)}
        >
          {paying === method ? texts.busy : texts[method]}
        </Button>
      ))}
    </section>
  );
}
