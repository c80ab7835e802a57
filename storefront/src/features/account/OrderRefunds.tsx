import type { LinkedOrder } from '@shop/contracts/linked-order';
import { account } from '../../texts/fi/account.ts';
import { RefreshPayment } from './RefreshPayment.tsx';
import { refundText } from './refund-text.ts';

const texts = account.summary;

type Props = { order: LinkedOrder; heading: 'h2' | 'h3'; onRefresh: () => Promise<void> };

export function OrderRefunds({ order: { refunds = [] }, heading: Heading, onRefresh }: Props) {
  if (refunds.length === 0) return null;
  return (
    <>
      <Heading>{texts.refunds}</Heading>
      <ul className="order-refunds">
        {refunds.map((refund) => (
          <li key={`${refund.at} ${refund.amount}`} data-refund={refund.state}>
            {refundText(refund)}
          </li>
        ))}
      </ul>
      {refunds.some(({ state }) => state === 'pending') && (
        <RefreshPayment label={texts.look.refund} onRefresh={onRefresh} />
      )}
    </>
  );
}
