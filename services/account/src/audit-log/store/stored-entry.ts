import { createHash } from 'node:crypto';
import type { AuditEntry } from '@shop/contracts';

/** Immutable. Holds salted digests of personal values, so the chain survives their erasure. */
export type Entry = Omit<AuditEntry, 'id' | 'at' | 'personal'> & {
  /** From 1 without gaps: the insert takes the number. */
  _id: number;
  event: string;
  at: Date;
  /** Personal values by name: owner and salted digest. */
  digests: Record<string, { of: string; digest: string }>;
  /** Digest of the entry before; '' in the first. */
  previous: string;
};

export type PersonalValue = {
  /** Entry id and name of the value. */
  _id: string;
  event: string;
  name: string;
  of: string;
  salt: string;
  value: string;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const digestOfValue = (salt: string, value: string): string => sha256(`${salt}:${value}`);

/** Over all fields in this order; `npm run audit` computes it independently. */
export function digestOfEntry(entry: Entry): string {
  const { _id, event, kind, at, by, about, requestId, changes, digests, previous } = entry;
  const orderedChanges = changes.map(({ field, before, after }) => [field, before, after]);
  const sorted = Object.entries(digests)
    .map(([name, { of, digest }]) => [name, of, digest])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return sha256(
    JSON.stringify([
      _id,
      event,
      kind,
      at.toISOString(),
      by,
      about,
      requestId,
      orderedChanges,
      sorted,
      previous,
    ]),
  );
}
