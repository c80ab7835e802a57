import type { OrderRecord } from '../../providers/order-record.ts';

export const line = (productID: string) => ({ productID, size: 'M', variant: 1 });

/** For tests. */
export const refundableOrder = {
  version: 7,
  cartItems: [line('a'), line('b')],
  refundable: {
    amount: 208.9,
    delivery: 8.9,
    withdrawalDelivery: 6.9,
    lines: [
      { amounts: [50, 100], restockable: 2 },
      { amounts: [100], restockable: 1 },
    ],
  },
} as unknown as OrderRecord;
