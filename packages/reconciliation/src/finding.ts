import type { RecordEnd, RecordSeal } from './record-end.ts';

/** The rules of the books; what each is about stands at its check, in `checks/`. */
export type Rule =
  | 'money'
  | 'refunds'
  | 'refunds-told'
  | 'provider'
  | 'stock'
  | 'stock-sums'
  | 'carts'
  | 'events'
  | 'status'
  | 'ids'
  | 'receipts'
  | 'discounts'
  | 'record';

/** Something that is not as the books have to be. */
export type Finding = {
  rule: Rule;
  /** What it is about, such as `order 65f…`: findings are told order by order. */
  subject: string;
  /** What is wrong, in one sentence. */
  says: string;
  /** Which command, button or sweeper mends it. */
  mend: string;
  /** The last write of what it is about: as long as that is young, it may be under way. null: it cannot be under way. */
  touchedAt: Date | null;
  /** Nothing is wrong: a person, or a provider, has been asked to decide. */
  waits?: true;
};

export type Reconciliation = {
  /** Breaches: money, stock or events that are not right and will not become so by waiting a little. */
  wrong: Finding[];
  /** Written so lately that it may be on its way. */
  underWay: Finding[];
  /** Right as it is, and a person, or a provider, is asked to decide. */
  waiting: Finding[];
  /** How much was looked at. */
  counts: { orders: number; payments: number; products: number; charges: number | null };
  /** Where the record ends now, for whoever keeps it elsewhere. */
  recordEnd: RecordEnd;
  recordSeal: RecordSeal;
};

/** A finding's subject: an order, by its id. */
export const ofOrder = (orderID: string): string => `order ${orderID}`;
/** A finding's subject: a product, by its id and title. */
export const ofProduct = ({ _id, title }: { _id: string; title: string }): string =>
  `product ${_id} (${title})`;
