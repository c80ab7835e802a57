import type { Withdrawable } from '@shop/contracts/withdrawal';
import type { WhoseOrder } from '@shop/shop-client';

/** Messages by the name of their field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

type Found = WhoseOrder & { order: Withdrawable };

/** `byLetter`: message for a buyer who goes on by the link in their mailbox. */
export type Search = { found?: Found; byLetter?: string; errors: FieldErrors };

/** Where the page begins: empty, or as the server answered a form that was posted without JavaScript. */
export type FirstStep = {
  search: Search;
  typed: WhoseOrder;
  isDone: boolean;
  /** What belongs to no field; '' for none. */
  message: string;
  /** Of the second step: its errors, the typed name, and the key by which its notice is taken once. */
  chooseErrors: FieldErrors;
  name: string;
  key: string;
};

export const noStep: FirstStep = {
  search: { errors: {} },
  typed: { orderID: '', email: '' },
  isDone: false,
  message: '',
  chooseErrors: {},
  name: '',
  key: '',
};
