import type { PackingBlock } from '@shop/shop-rules';
import { inParcel } from './parcel.ts';
import type { StoredOrder } from './order.ts';

type Packed = Pick<StoredOrder, 'lines' | 'refunds' | 'withdrawals' | 'history' | 'disputes'>;

export function packingBlockOf(order: Packed): PackingBlock | null {
  if (openDisputes(order).length > 0) return 'disputed';
  return inParcel(order).every((pieces) => pieces === 0) ? 'empty' : null;
}

export const openDisputes = ({ disputes }: Pick<StoredOrder, 'disputes'>) =>
  Object.entries(disputes).filter(([, { state }]) => state === 'open');
