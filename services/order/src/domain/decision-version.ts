import type { StoredOrder } from './order.ts';

type Decided = Pick<StoredOrder, 'version' | 'decisionVersion'>;
type Change = {
  set: Partial<StoredOrder>;
  isImmaterial?: boolean;
};

/** Of these fields, use cases check what matters again at the write. */
const immaterialFields = new Set<string>([
  'attempts',
  'dueAt',
  'trackingCode',
] satisfies (keyof StoredOrder)[]);

/** `committed` only ends the payment's steps; any other move of the saga is material. */
const isImmaterial = ([field, value]: [string, unknown]): boolean =>
  immaterialFields.has(field) || (field === 'saga' && value === 'committed');

/** For the write that follows. */
export function decisionVersionAfter(read: Decided, change: Change): StoredOrder['decisionVersion'] {
  const writtenIn = read.version + 1;
  const isUnchanged = change.isImmaterial ?? Object.entries(change.set).every(isImmaterial);
  return { value: isUnchanged ? lastMaterial(read) : writtenIn, writtenIn };
}

/** Whether only immaterial changes followed the version that a person decided by. Decision 0056. */
export const isCurrent = (order: Decided, version: number): boolean =>
  version >= lastMaterial(order) && version <= order.version;

/** A write that keeps the decision version (forgetting a buyer) counts as material. */
function lastMaterial({ version, decisionVersion: { value, writtenIn } }: Decided): number {
  return writtenIn === version ? value : version;
}
