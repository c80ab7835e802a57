import type { Migration } from '@shop/service-kit';
import { beginPriceHistory } from './price-history.ts';
import { openStockLedgers } from './ledger-store.ts';
import { productModel } from './product-model.ts';

/** What products of earlier versions of the shop lack. */
export const migrations: readonly Migration[] = [
  {
    name: '001-say-when-products-changed',
    up: (connection) =>
      productModel(connection).collection.updateMany(
        { changedAt: { $exists: false } },
        { $currentDate: { changedAt: true } },
      ),
  },
  { name: '002-begin-price-histories', up: (connection) => beginPriceHistory(productModel(connection)) },
  { name: '003-open-stock-ledgers', up: (connection) => openStockLedgers(productModel(connection)) },
];
