import { createContext, useContext } from 'react';
import type { BulkKind } from './bulk-change.ts';
import type { ProductRecord } from '../../providers/product-record.ts';

type BulkChanges = {
  /** Asks for the new value, and changes these products. @param onLeft is told which ones stayed as they were */
  ask: (kind: BulkKind, products: ProductRecord[], onLeft?: (ids: string[]) => void) => void;
  busy: boolean;
};

/** What a list offers its bar of chosen products and the menu of each row. */
export const BulkChangesContext = createContext<BulkChanges>({ ask: () => undefined, busy: false });

export const useBulkChanges = (): BulkChanges => useContext(BulkChangesContext);
