import type { EmailOrder, ReceiptedOrder } from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import { z } from 'zod';
import type { StoredOrder } from '../domain/order.ts';
import { getOrder } from '../use-cases/get-order.ts';
import type { ReceiptDeps } from './deps.ts';
import { receiptFile } from './receipt-file.ts';
import { writeCreditNote } from './write-credit-note.ts';
import { writeReceipt } from './write-receipt.ts';

/** With a refund's id the credit note, else the receipt. */
const receiptCallSchema = z.object({ refundId: z.string().optional() });

export function mountInternalReceiptRoutes(
  app: Express,
  deps: ReceiptDeps,
  emailOrderOf: (order: StoredOrder) => Promise<EmailOrder>,
  newOrderLink: (orderID: string) => Promise<string>,
): void {
  // An email may be faster than the consumer; both write the same document.
  app.post('/internal/orders/:orderID/receipt', async (request, response) => {
    const { orderID } = request.params;
    const { refundId } = parseInput(receiptCallSchema, request.body);
    const { order, receipt } = refundId
      ? { receipt: await writeCreditNote(deps, { orderID, refundId }), order: await getOrder(deps, orderID) }
      : await writeReceipt(deps, orderID);
    const data: ReceiptedOrder = {
      order: await emailOrderOf(order),
      receipt: receipt?._id ?? null,
      linkToken: refundId ? null : await newOrderLink(orderID),
    };
    response.json({ success: true, data });
  });

  app.get('/internal/receipts/:number', async (request, response) => {
    response.json({ success: true, data: await receiptFile(deps, request.params.number) });
  });
}
