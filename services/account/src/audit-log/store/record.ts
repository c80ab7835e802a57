import { createHash } from 'node:crypto';
import type { AuditEntry } from '@shop/contracts';

/**
 * An entry of the record. It is never changed. Of what is personal it holds salted digests alone, so that the chain still
 * holds when the values are erased.
 */
export type Entry = Omit<AuditEntry, 'id' | 'at' | 'personal'> & {
  /** Its number, from 1 without gaps: the insert is the number. */
  _id: number;
  /** The act's id. */
  event: string;
  at: Date;
  /** Of the personal values, by name: whose each is, and its salted digest. */
  digests: Record<string, { of: string; digest: string }>;
  /** The digest of the entry before; '' in the first. */
  previous: string;
};

/** A personal value of an entry, with the salt of its digest. */
export type PersonalValue = {
  /** The act's id and the value's name. */
  _id: string;
  event: string;
  name: string;
  of: string;
  salt: string;
  value: string;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const digestOfValue = (salt: string, value: string): string => sha256(`${salt}:${value}`);

/** The digest of all that an entry holds, in this order; `npm run audit` makes it by itself. */
export function digestOfEntry(entry: Entry): string {
  const { _id, event, kind, at, by, about, requestId, changes, digests, previous } = entry;
  const told = changes.map(({ field, before, after }) => [field, before, after]);
  const sorted = Object.entries(digests)
    .map(([name, { of, digest }]) => [name, of, digest])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return sha256(
    JSON.stringify([_id, event, kind, at.toISOString(), by, about, requestId, told, sorted, previous]),
  );
}
