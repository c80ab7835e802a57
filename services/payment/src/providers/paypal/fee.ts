import type { Money } from '@paypal/paypal-server-sdk';
import type { ProviderFee } from '@shop/contracts';
import { centsFromText } from '@shop/money';

/**
 * A fee as PayPal writes it.
 * @param given where: of a capture it is what PayPal keeps, of a refund what comes back, and in the search for transactions
 *   what moves the seller's balance, below zero where PayPal keeps it
 */
export function feeIn(
  money: Money | undefined,
  given: 'kept' | 'back' | 'moved' = 'kept',
): { fee?: ProviderFee } {
  const cents = centsFromText(money?.value.replace(/^-/, '') ?? '');
  if (!money || cents === null) return {};
  const comesBack = given === 'back' || (given === 'moved' && !money.value.startsWith('-'));
  return { fee: { amountCents: comesBack && cents > 0 ? -cents : cents, currency: money.currencyCode } };
}
