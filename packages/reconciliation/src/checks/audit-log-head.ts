import { createHmac, hkdfSync } from 'node:crypto';
import type { Snapshot } from '../snapshot.ts';
import type { AuditLogRow, AuditLogHead } from '../documents.ts';
import type { Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import { endOf, type AuditLogEnd } from '../audit-log-end.ts';

/** The sealed entry is unchanged and the seal genuine. An end kept outside also exposes a restored head. */
export function checkAuditLogHead({
  auditLog,
  auditLogHead,
  auditLogProof,
  accountStarts,
}: Snapshot): Finding[] {
  const { secrets, outside } = auditLogProof;
  return [
    ...(auditLogHead ? checkSeal(auditLogHead, secrets) : lostHead(accountStarts)),
    ...(auditLogHead ? checkEnd(auditLog, auditLogHead, 'the seal') : []),
    ...(outside ? checkEnd(auditLog, outside, 'the end kept outside') : []),
  ];
}

const finding = (says: string): Finding => ({
  rule: 'audit-log',
  subject: 'the head of the audit log',
  says,
  mend: mends.auditLog,
  touchedAt: null,
});

/** Mark in account's database after the first seal. */
const SEALED = 'audit-log-sealed';

const lostHead = (accountStarts: ReadonlySet<string>): Finding[] =>
  accountStarts.has(SEALED) ? [finding('it is missing, although account has created it')] : [];

function checkEnd(auditLog: AuditLogRow[], { count, digest }: AuditLogEnd, what: string): Finding[] {
  const there = auditLog.at(-1)?._id ?? 0;
  if (there < count)
    return [finding(`entries ${there + 1} to ${count} are missing: ${what} covers ${count} entries`)];
  const sealed = auditLog.find(({ _id }) => _id === count);
  if (endOf(sealed).digest === digest) return [];
  return [finding(`entry ${count} does not match ${what}`)];
}

function checkSeal({ count, digest, since, seal }: AuditLogHead, secrets: readonly string[]): Finding[] {
  const sealed = [count, digest, since?.count, Number(since?.at)].join(':');
  const isOurs = (secret: string) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'shop account audit log head', 32));
    return createHmac('sha256', key).update(sealed).digest('hex') === seal;
  };
  if (secrets.length === 0 || secrets.some(isOurs)) return [];
  return [
    finding(
      'it was not sealed with SESSION_SECRET: it was written without the secret, or the secret is new and account was not started with SESSION_SECRET_BEFORE',
    ),
  ];
}
