import { createHash } from 'node:crypto';
import type { AuditLogRow } from './documents.ts';

/** Number of audit entries and digest of the last; '' without any. */
export type AuditLogEnd = { count: number; digest: string };

export type AuditLogProof = {
  /** May have sealed the head; without any the seal is not checked. */
  secrets: readonly string[];
  /** Kept elsewhere by the operator. */
  outside: AuditLogEnd | null;
};

export type AuditLogSeal = {
  isThere: boolean;
  /** A secret was available to check it. */
  isChecked: boolean;
  /** Of its creation; null where the head lacks them. */
  since: { count: number; at: Date } | null;
};

/** SHA-256, hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Same digest as account computes when writing. Decision 0032. */
export function digestOf(entry: AuditLogRow): string {
  const { _id, event, kind, at, by, about, requestId, changes, digests, previous } = entry;
  const changed = changes.map(({ field, before, after }) => [field, before, after]);
  const names = Object.keys(digests).toSorted();
  const digested = names.map((name) => [name, digests[name]?.of, digests[name]?.digest]);
  return sha256(
    JSON.stringify([_id, event, kind, at.toISOString(), by, about, requestId, changed, digested, previous]),
  );
}

/** Count and digest of the last entry. */
export const endOf = (last: AuditLogRow | undefined): AuditLogEnd =>
  last ? { count: last._id, digest: digestOf(last) } : { count: 0, digest: '' };
