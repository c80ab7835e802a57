import type { Money } from '@paypal/paypal-server-sdk';
import type { ProviderFee } from '@shop/contracts';
import { centsFromText } from '@shop/money';

/** @param field `moved`: of the transaction search, negative when PayPal keeps the fee */
export function feeIn(
  money: Money | undefined,
  field: 'kept' | 'back' | 'moved' = 'kept',
): { fee?: ProviderFee } {
  const cents = centsFromText(money?.value.replace(/^-/, '') ?? '');
  if (!money || cents === null) return {};
  const isReturned = field === 'back' || (field === 'moved' && !money.value.startsWith('-'));
  return { fee: { amountCents: isReturned && cents > 0 ? -cents : cents, currency: money.currencyCode } };
}
