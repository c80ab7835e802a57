import type { Order } from '@shop/contracts';

/** An order as the back office's call answers it. */
export type OrderRecord = Order & { id: string };
