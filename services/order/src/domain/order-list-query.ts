import type { OrderAlert, OrderStatus, PackingState, PaymentMethod, PaymentStatus } from '@shop/shop-rules';

export const orderSorts = {
  orderDate: 'createdAt',
  updatedOrderDate: 'updatedAt',
  totalAmount: 'totalCents',
  orderStatus: 'orderStatus',
  paymentStatus: 'paymentStatus',
  userName: 'userName',
  id: '_id',
} as const;
export type OrderSort = keyof typeof orderSorts;

export type OrderChoice = {
  userID?: string;
  ids?: string[];
  orderStatus?: OrderStatus[];
  paymentStatus?: PaymentStatus[];
  paymentMethod?: PaymentMethod[];
  deliveryMethod?: string[];
  /** Each word has to match a name, number, id, e-mail address, city, telephone or product title. */
  words?: string;
  /** Part of the number, with or without hyphens; excludes orders that match `words` only elsewhere. */
  numberPart?: string;
  paymentPending?: true;
  alert?: OrderAlert;
  /** Paid orders to pack, or kept from it by a packing block. */
  packing?: PackingState;
  paymentCancelled?: boolean;
  from?: Date;
  to?: Date;
};

export type OrderListQuery = OrderChoice & {
  sort: OrderSort;
  ascending: boolean;
  skip: number;
  limit: number;
};
