import type { OrderDispute } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { momentText } from '../../format/format-text.ts';
import { isTestPaymentMode } from '../../providers/test-payments.ts';
import { texts } from '../../texts/fi.ts';
import { Notice } from '../../ui/Notice.tsx';
import { disputePage } from '../provider/provider-page.ts';
import { disputeWords } from '../provider/provider-words.ts';
import { ProviderLink } from '../provider/ProviderLink.tsx';

const { disputed } = texts.order;

export function DisputeNotice({ dispute, isOrderUnsent }: { dispute: OrderDispute; isOrderUnsent: boolean }) {
  const { id, paymentMethod, amount, currency, reason, respondBy } = dispute;
  return (
    <Notice>
      <p>
        {disputed.why(formatMoney(Math.round(amount * 100), currency), disputeWords(reason || 'general'))}
        {isOrderUnsent ? ` ${disputed.unsent}` : null}
      </p>
      <p>
        {respondBy ? `${disputed.respondBy(momentText(respondBy))} ` : null}
        <ProviderLink
          href={disputePage(paymentMethod, id, isTestPaymentMode(document))}
          method={paymentMethod}
        />
      </p>
    </Notice>
  );
}
