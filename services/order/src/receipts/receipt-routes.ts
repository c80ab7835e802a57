import { isOpenAdmin, requireAdmin, requireUser } from '@shop/service-kit';
import type { Express } from 'express';
import type { ReceiptDeps } from './deps.ts';
import { getReceipt } from './get-receipt.ts';
import { receiptView } from './receipt-view.ts';

/** Receipts and credit notes: the files for whoever bought and for the back office, and the latter's list of an order. */
export function mountReceiptRoutes(app: Express, deps: ReceiptDeps): void {
  app.get('/api/shop/purchase/receipts/:number', async (request, response) => {
    const user = requireUser(request);
    const buyer = isOpenAdmin(user) ? undefined : user.id;
    const printed = await getReceipt(deps, request.params.number, buyer);
    response.set({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${printed.receipt._id}.pdf"`,
      'cache-control': 'private, no-store',
    });
    // Read in with the first file: its libraries are a quarter of what the process holds at rest.
    const { receiptPdf } = await import('./pdf/receipt-pdf.ts');
    response.end(await receiptPdf(printed));
  });

  app.get('/api/admin/rest/orders/:orderID/receipts', async (request, response) => {
    requireAdmin(request);
    const receipts = await deps.receipts.ofOrder(request.params.orderID);
    response.json({ success: true, data: receipts.map(receiptView) });
  });
}
