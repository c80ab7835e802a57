import type { BuyersRefund } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { dateText } from '../../lib/text/date.ts';
import { account } from '../../texts/fi/account.ts';

const texts = account.summary;

export function refundText({ amount, currency, state, at }: BuyersRefund): string {
  const sum = formatMoney(Math.round(amount * 100), currency);
  return state === 'succeeded' ? texts.refunded(sum, dateText(at)) : texts.refunding(sum);
}
