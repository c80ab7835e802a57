import { createHmac, hkdfSync } from 'node:crypto';
import type { Snapshot } from '../snapshot.ts';
import type { AuditLogRow, RecordHead } from '../documents.ts';
import type { Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import { endOf, type RecordEnd } from '../audit-log-end.ts';

/** The sealed entry is unchanged and the seal genuine. An end kept outside also exposes a restored head. */
export function checkRecordHead({ record, recordHead, recordProof, accountStarts }: Snapshot): Finding[] {
  const { secrets, outside } = recordProof;
  return [
    ...(recordHead ? checkSeal(recordHead, secrets) : lostHead(accountStarts)),
    ...(recordHead ? checkEnd(record, recordHead, 'was sealed') : []),
    ...(outside ? checkEnd(record, outside, 'is kept outside') : []),
  ];
}

const finding = (says: string): Finding => ({
  rule: 'record',
  subject: 'the head of the record',
  says,
  mend: mends.record,
  touchedAt: null,
});

/** Mark in account's database after the first seal. */
const SEALED = 'record-sealed';

const lostHead = (accountStarts: ReadonlySet<string>): Finding[] =>
  accountStarts.has(SEALED) ? [finding('it is gone, though account has made one')] : [];

function checkEnd(record: AuditLogRow[], { count, digest }: RecordEnd, what: string): Finding[] {
  const there = record.at(-1)?._id ?? 0;
  if (there < count)
    return [finding(`entries ${there + 1} to ${count} were cut off: an end of ${count} ${what}`)];
  const sealed = record.find(({ _id }) => _id === count);
  if (endOf(sealed).digest === digest) return [];
  return [finding(`entry ${count} is not the one of which the digest ${what}`)];
}

function checkSeal({ count, digest, since, seal }: RecordHead, secrets: readonly string[]): Finding[] {
  const sealed = [count, digest, since?.count, Number(since?.at)].join(':');
  const isOurs = (secret: string) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'shop account record head', 32));
    return createHmac('sha256', key).update(sealed).digest('hex') === seal;
  };
  if (secrets.length === 0 || secrets.some(isOurs)) return [];
  return [
    finding(
      'it was not sealed with SESSION_SECRET: somebody without it has written it, or the secret is new and account was not started with SESSION_SECRET_BEFORE',
    ),
  ];
}
