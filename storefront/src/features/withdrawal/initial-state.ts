import type { Withdrawable } from '@shop/contracts/withdrawal';
import type { OrderAccess } from '@shop/shop-client';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

type Found = OrderAccess & { order: Withdrawable };

/** `emailSent`: the buyer continues by an email's link. */
export type Search = { found?: Found; emailSent?: string; errors: FieldErrors };

/** Empty, or the server's answer to a form posted without JavaScript. */
export type InitialState = {
  search: Search;
  typed: OrderAccess;
  isDone: boolean;
  message: string;
  /** Of the second step; `key` makes the notice idempotent. */
  chooseErrors: FieldErrors;
  name: string;
  key: string;
};

export const emptyState: InitialState = {
  search: { errors: {} },
  typed: { orderID: '', email: '' },
  isDone: false,
  message: '',
  chooseErrors: {},
  name: '',
  key: '',
};
