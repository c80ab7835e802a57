export { createReceiptConsumers } from './consumers.ts';
export type { ReceiptDeps } from './deps.ts';
export { mountInternalReceiptRoutes } from './internal-receipt-routes.ts';
export { listReceipts } from './list-receipts.ts';
export { receiptFile } from './receipt-file.ts';
export { mountReceiptRoutes } from './receipt-routes.ts';
export { openReceiptStore } from './receipt-store.ts';
