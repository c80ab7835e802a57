import type { OrderFacts, RefundReason } from '@shop/contracts';
import { paymentMethodLabels } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { texts } from '../../texts/fi.ts';
import type { LetterContent, LetterSettings, Part } from '../letter-content.ts';
import { greeting, linesOf, orderButton, orderRows } from '../parts.ts';

const { refunded, order: words } = texts;

type Refund = {
  amountCents: number;
  currency: string;
  reason: RefundReason | null;
  /** It was paid another way than by the provider. */
  elsewhere?: true | undefined;
  receipt: string | null;
};

/** Money has gone back to the buyer: how much, why, and where it comes to. */
export function orderRefunded(order: OrderFacts, refund: Refund, settings: LetterSettings): LetterContent {
  const { orderID, orderNumber, userName, paymentMethod } = order;
  const sum = formatMoney(refund.amountCents, refund.currency);
  const page = `${settings.PUBLIC_URL}/shop/profile?order=${orderID}`;
  const lead = refunded.lead[refund.reason ?? 'maker'](sum);
  return {
    subject: refunded.subject(orderNumber),
    preview: lead,
    title: refunded.title,
    parts: [
      ...greeting(userName, lead),
      { is: 'words', words: refund.elsewhere ? refunded.elsewhere : refunded.when },
      {
        is: 'facts',
        rows: [...orderRows(order), [refunded.sum, sum], [words.payment, paymentMethodLabels[paymentMethod]]],
      },
      { is: 'heading', text: refunded.order },
      linesOf(order, settings),
      ...(refund.receipt ? [{ is: 'words', words: refunded.note(refund.receipt, page) } satisfies Part] : []),
      orderButton(settings),
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}
