import type { ChangeDeps } from '../deps.ts';
import type { CatalogClient } from '../clients/catalog-client.ts';
import type { PaymentClient } from '../clients/payment-client.ts';
import type { OrderConfig } from '../config.ts';
import type { ReceiptStore } from './receipt-store.ts';

export type ReceiptDeps = Pick<ChangeDeps, 'orders' | 'now'> & {
  receipts: ReceiptStore;
  catalog: Pick<CatalogClient, 'settings'>;
  payments: Pick<PaymentClient, 'fees'>;
  config: Pick<OrderConfig, 'BRAND'>;
};
