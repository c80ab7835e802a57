import type { Snapshot } from '../snapshot.ts';
import type { AuditLogRow, AuditValue } from '../documents.ts';
import type { Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import { digestOf, sha256 } from '../audit-log-end.ts';
import { checkAuditLogHead } from './audit-log-head.ts';

/**
 * Audit entries form a chain of digests. Personal values lie apart, salted, and are deleted only with their account.
 */
export function checkAuditLog(snapshot: Snapshot): Finding[] {
  const { auditLog, auditLogValues, users } = snapshot;
  const values = new Map(auditLogValues.map((value) => [value._id, value]));
  const entries = auditLog.flatMap((entry, index) => [
    ...checkPlace(entry, auditLog[index - 1]),
    ...checkValues(entry, values, users),
  ]);
  return [...entries, ...checkAuditLogHead(snapshot)];
}

const finding = ({ _id, at }: AuditLogRow, says: string): Finding => ({
  rule: 'audit-log',
  subject: `entry ${_id} of the audit log`,
  says,
  mend: mends.auditLog,
  touchedAt: at,
});

function checkPlace(entry: AuditLogRow, before: AuditLogRow | undefined): Finding[] {
  const number = (before?._id ?? 0) + 1;
  if (entry._id !== number)
    return [{ ...finding(entry, `entry ${number} before it is missing`), touchedAt: null }];
  if (entry.previous === (before ? digestOf(before) : '')) return [];
  const says = before
    ? `its previous digest does not match entry ${before._id}`
    : 'it has a previous digest, although it is the first entry';
  return [{ ...finding(entry, says), touchedAt: null }];
}

function checkValues(
  entry: AuditLogRow,
  values: ReadonlyMap<string, AuditValue>,
  users: ReadonlySet<string>,
): Finding[] {
  return Object.entries(entry.digests).flatMap(([name, { of, digest }]) => {
    const value = values.get(`${entry.event} ${name}`);
    if (!value) {
      const says = `its value '${name}' and its salt are missing, although the account exists`;
      return users.has(of) ? [finding(entry, says)] : [];
    }
    if (sha256(`${value.salt}:${value.value}`) === digest) return [];
    return [finding(entry, `its value '${name}' or its salt does not match the digest`)];
  });
}
