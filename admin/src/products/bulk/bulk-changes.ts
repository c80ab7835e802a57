import { createContext, useContext } from 'react';
import type { BulkKind } from './bulk-change.ts';
import type { ProductRecord } from '../../providers/product-record.ts';

type BulkChanges = {
  ask: (kind: BulkKind, products: ProductRecord[], onFailed?: (ids: string[]) => void) => void;
  isBusy: boolean;
};

export const BulkChangesContext = createContext<BulkChanges>({ ask: () => undefined, isBusy: false });

export const useBulkChanges = (): BulkChanges => useContext(BulkChangesContext);
