import type { EmailOrder } from '@shop/contracts';
import { isHandMethod, paymentMethodLabels } from '@shop/shop-rules';
import { formatMoney } from '@shop/money';
import type { RefundEmail } from '../../domain/order-email-content.ts';
import { texts } from '../../texts/fi.ts';
import type { EmailContent, EmailSettings, Part } from '../email-content.ts';
import { linesOf, orderButton, orderPage, orderRows, piecesOf } from '../parts.ts';

const { refunded, order: words } = texts;

type Refund = Omit<RefundEmail, 'kind'> & { receipt: string | null };

export function orderRefunded(order: EmailOrder, refund: Refund, settings: EmailSettings): EmailContent {
  const { orderNumber, userName, paymentMethod } = order;
  const sum = formatMoney(refund.amountCents, refund.currency);
  const reason = leadKey(order, refund);
  const lead = refunded.lead[reason](sum);
  const pieces = piecesOf(order, refund.lines);
  const row = (name: string, cents: number): [string, string] => [name, formatMoney(cents, refund.currency)];
  return {
    textId: `order-refunded.${reason}`,
    values: { tilausnumero: orderNumber, summa: sum },
    subject: refunded.subject(orderNumber),
    preview: lead,
    title: refunded.title,
    toName: userName,
    lead,
    parts: [
      { is: 'words', words: howReturned(order, refund) },
      {
        is: 'facts',
        rows: [
          ...orderRows(order),
          [refunded.sum, sum],
          ...(refund.deliveryCents > 0 ? [row(refunded.delivery, refund.deliveryCents)] : []),
          ...(refund.lessCents > 0 ? [row(refunded.less, -refund.lessCents)] : []),
          ...(refund.note ? [[refunded.why, refund.note] satisfies [string, string]] : []),
          [words.payment, paymentMethodLabels[paymentMethod]],
        ],
      },
      { is: 'heading', text: pieces.length > 0 ? refunded.pieces : refunded.order },
      linesOf(pieces.length > 0 ? { ...order, lines: pieces } : order, settings),
      ...(refund.receipt
        ? [{ is: 'words', words: noteWords(refund.receipt, order, settings) } satisfies Part]
        : []),
      ...orderButton(order, settings),
      { is: 'words', words: texts.questions(settings.seller.email) },
    ],
    why: texts.why.ordered(settings.BRAND),
  };
}

const noteWords = (note: string, order: EmailOrder, settings: EmailSettings) =>
  order.isManual ? refunded.attached(note) : refunded.note(note, orderPage(order, settings));

function howReturned({ paymentMethod }: EmailOrder, { elsewhere }: Refund): string {
  if (!elsewhere) return refunded.when;
  return isHandMethod(paymentMethod) ? refunded.byHand : refunded.elsewhere;
}

/** A refund of an order cancelled before shipping uses the word of that email. */
function leadKey({ rejectedBy }: EmailOrder, { reason, soldOut }: Refund): keyof typeof refunded.lead {
  if (soldOut) return 'soldOut';
  if (reason === 'withdrawal' && rejectedBy === 'customer') return 'cancelled';
  return reason ?? 'maker';
}
