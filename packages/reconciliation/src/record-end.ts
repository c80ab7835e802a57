import { createHash } from 'node:crypto';
import type { RecordEntry } from './documents.ts';

/** How many entries the record has, and the digest of the last one; '' where there is none. */
export type RecordEnd = { count: number; digest: string };

/** What the record's end is held against. */
export type RecordProof = {
  /** Those that may have sealed the head: without any the seal itself stays unproved, and the report says so. */
  secrets: readonly string[];
  /** An end of the record that the operator has kept elsewhere. */
  outside: RecordEnd | null;
};

/** What the seal on the record's end tells of itself. */
export type RecordSeal = {
  isThere: boolean;
  /** Whether a secret was at hand to check it with; a seal that is not the shop's is a finding. */
  isChecked: boolean;
  /** When it was made, over how many entries; null where it does not say so. */
  since: { count: number; at: Date } | null;
};

/** The SHA-256 digest of a text, in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The digest that the entry after this one carries; account computes the same where it writes (Decision 0032). */
export function digestOf(entry: RecordEntry): string {
  const { _id, event, kind, at, by, about, requestId, changes, digests, previous } = entry;
  const changed = changes.map(({ field, before, after }) => [field, before, after]);
  const names = Object.keys(digests).toSorted();
  const digested = names.map((name) => [name, digests[name]?.of, digests[name]?.digest]);
  return sha256(
    JSON.stringify([_id, event, kind, at.toISOString(), by, about, requestId, changed, digested, previous]),
  );
}

/** The record's end as its last entry says; of an empty record nothing and ''. */
export const endOf = (last: RecordEntry | undefined): RecordEnd =>
  last ? { count: last._id, digest: digestOf(last) } : { count: 0, digest: '' };
