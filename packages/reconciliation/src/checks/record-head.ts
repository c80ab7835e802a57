import { createHmac, hkdfSync } from 'node:crypto';
import type { Books } from '../books.ts';
import type { RecordEntry, RecordHead } from '../documents.ts';
import type { Finding } from '../finding.ts';
import { mends } from '../mends.ts';
import { endOf, type RecordEnd } from '../record-end.ts';

/**
 * The record's end was sealed: it has at least as many entries as its head says, the last of those is the one that was
 * sealed, and the seal was made with the shop's secret. What came after the head may still wait for its seal. An end that
 * was kept outside must be in the chain too: it shows also a head that was put back together with the entries, or made
 * anew over those that were left.
 */
export function checkRecordHead({ record, recordHead, recordProof, accountStarts }: Books): Finding[] {
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

/** Account's mark that it has made the head. */
const SEALED = 'record-sealed';

const lostHead = (accountStarts: ReadonlySet<string>): Finding[] =>
  accountStarts.has(SEALED) ? [finding('it is gone, though account has made one')] : [];

function checkEnd(record: RecordEntry[], { count, digest }: RecordEnd, what: string): Finding[] {
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
