import type { StoredOrder } from './order.ts';

type Seen = Pick<StoredOrder, 'version' | 'sight'>;
type Change = {
  set: Partial<StoredOrder>;
  /** Nobody decides by it, whatever fields it writes. */
  isAside?: boolean;
};

/** What is kept beside the order: whoever decides is asked anew about what of it matters, at the write. */
const asides = new Set<string>(['attempts', 'dueAt', 'trackingCode'] satisfies (keyof StoredOrder)[]);

/** The last step after a payment changes nothing that anybody sees; an order that is given up is another matter. */
const isAside = ([field, value]: [string, unknown]): boolean =>
  asides.has(field) || (field === 'saga' && value === 'committed');

/** What goes along with every write of an order: since which version all that somebody decides by is as it is. */
export function sightAfter(read: Seen, change: Change): NonNullable<StoredOrder['sight']> {
  const of = read.version + 1;
  const stays = change.isAside ?? Object.entries(change.set).every(isAside);
  return { of, since: stays ? sameSince(read) : of };
}

/**
 * Whether somebody who saw that version saw all that one decides by as it is. A newer one is as good where only asides have
 * changed: the shop's last step after a payment, a note, a tracking code.
 */
export const isSeen = (order: Seen, version: number): boolean =>
  version >= sameSince(order) && version <= order.version;

/** A write that brought no sight along, as one by an older version of the shop, may have changed anything. */
function sameSince({ version, sight }: Seen): number {
  return sight?.of === version ? sight.since : version;
}
