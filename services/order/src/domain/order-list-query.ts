import type { OrderAlert, OrderStatus, PackingState, PaymentMethod, PaymentStatus } from '@shop/shop-rules';

/** What orders can be sorted by. */
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

/** What orders can be narrowed by. */
export type OrderChoice = {
  userID?: string;
  ids?: string[];
  orderStatus?: OrderStatus[];
  paymentStatus?: PaymentStatus[];
  paymentMethod?: PaymentMethod[];
  /** Words that all have to stand on the order: of names, its number or id, e-mail, city or telephone. */
  words?: string;
  /** A part of its number, with or without the hyphens; of what the words find too, such as telephones, the others go. */
  numberPart?: string;
  /** Only those about whose money a provider is still deciding. */
  paymentPending?: true;
  /** Only those of whose money a person has to do this about. */
  alert?: OrderAlert;
  /** Only those that are to be packed, or that would be if nothing stood against it. */
  packing?: PackingState;
  /** Only those whose buyer has cancelled the payment, or has not. */
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
