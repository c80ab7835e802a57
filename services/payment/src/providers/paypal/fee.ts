import type { Money } from '@paypal/paypal-server-sdk';
import type { ProviderFee } from '@shop/contracts';
import { centsFromText } from '@shop/money';

/** @param kind `signed`: from the transaction search, negative when PayPal charges the fee */
export function feeIn(
  money: Money | undefined,
  kind: 'charged' | 'refunded' | 'signed' = 'charged',
): { fee?: ProviderFee } {
  const cents = centsFromText(money?.value.replace(/^-/, '') ?? '');
  if (!money || cents === null) return {};
  const isRefunded = kind === 'refunded' || (kind === 'signed' && !money.value.startsWith('-'));
  return { fee: { amountCents: isRefunded && cents > 0 ? -cents : cents, currency: money.currencyCode } };
}
