import type { Receipt } from '@shop/contracts';
import { eurosFromCents } from '@shop/money';
import type { StoredReceipt } from './receipt.ts';

export function receiptView({ _id, kind, totalCents, at }: StoredReceipt): Receipt {
  return { number: _id, kind, amount: eurosFromCents(totalCents), at: at.toISOString() };
}
