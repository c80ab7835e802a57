import { isOpenAdmin, requireAdmin, requireUser } from '@shop/service-kit';
import type { Express } from 'express';
import { mountAccountingRoutes } from './accounting-routes.ts';
import type { ReceiptDeps } from './deps.ts';
import { getReceipt } from './get-receipt.ts';
import { listReceipts } from './list-receipts.ts';

export function mountReceiptRoutes(app: Express, deps: ReceiptDeps): void {
  mountAccountingRoutes(app, deps);

  app.get('/api/shop/purchase/receipts/:number', async (request, response) => {
    const user = requireUser(request);
    const buyer = isOpenAdmin(user) ? undefined : user.id;
    const printed = await getReceipt(deps, request.params.number, buyer);
    response.set({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${printed.receipt._id}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const { receiptPdf } = await import('./pdf/receipt-pdf.ts');
    response.end(await receiptPdf(printed));
  });

  app.get('/api/admin/rest/orders/:orderID/receipts', async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: await listReceipts(deps, request.params.orderID) });
  });
}
