import type { receiptFileSchema } from '@shop/contracts';
import type { z } from 'zod';
import type { ReceiptDeps } from './deps.ts';
import { getReceipt } from './get-receipt.ts';

/** @throws `receipt-not-found` */
export async function receiptFile(
  deps: Pick<ReceiptDeps, 'config' | 'orders' | 'receipts'>,
  number: string,
): Promise<z.input<typeof receiptFileSchema>> {
  const printed = await getReceipt(deps, number);
  const { receiptPdf } = await import('./pdf/receipt-pdf.ts');
  const pdfBase64 = Buffer.from(await receiptPdf(printed)).toString('base64');
  return { number: printed.receipt._id, pdfBase64 };
}
