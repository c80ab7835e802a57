import type { Receipt } from '@shop/contracts';
import type { ReceiptDeps } from './deps.ts';
import { receiptView } from './receipt-view.ts';

export async function listReceipts(
  { receipts }: Pick<ReceiptDeps, 'receipts'>,
  orderID: string,
): Promise<Receipt[]> {
  return (await receipts.ofOrder(orderID)).map(receiptView);
}
