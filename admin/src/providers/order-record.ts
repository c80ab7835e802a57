import type { Order } from '@shop/contracts';

export type OrderRecord = Order & { id: string };
