import { createLogger, newId } from '@shop/service-kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { reconcile, reportOf, type Reconciliation } from '../../../../packages/reconciliation/src/index.ts';
import { digestOfEntry, type Entry } from './store/stored-entry.ts';
import { sealHead, type AuditLogHead } from './store/audit-log-head.ts';
import { openAuditEntryStore } from './store/audit-entry-store.ts';
import { sealedAuditEntries, sealFirstHead } from './store/seal.ts';
import { newAuditEntry } from '../use-cases/new-audit-entry.ts';
import { setUpAccountHarness } from '../../test/account-harness.ts';

const account = setUpAccountHarness();
const SESSION_SECRET = 's'.repeat(32);
const logger = createLogger('account', 'silent');
const deps = { logger, now: () => account.clock.now };
const entries = () => account.database.collection<Entry>('auditLog');
const heads = () => account.database.collection<AuditLogHead>('auditLogHead');
const anEntry = () => newAuditEntry({ kind: 'invited', by: newId(), about: '' }, account.clock.now);

async function write(count: number): Promise<void> {
  for (let written = 0; written < count; written += 1) await account.deps.auditEntries.append(anEntry());
}
type Outside = { count: number; digest: string } | null;
async function look(secrets = [SESSION_SECRET], outside: Outside = null): Promise<Reconciliation> {
  const { MONGO_URL: mongoUrl, DB_PREFIX: dbPrefix } = account.deps.config;
  const auditLogProof = { secrets, outside };
  return reconcile({ mongoUrl, dbPrefix, rules: ['audit-log'], graceMs: 0, auditLogProof });
}
async function findings(secrets?: string[], outside?: Outside): Promise<string[]> {
  const { wrong, underWay } = await look(secrets, outside);
  return [...wrong, ...underWay].map(({ subject, says }) => `${subject}: ${says}`);
}
const end = async () => {
  const last = await entries().findOne({}, { sort: { _id: -1 } });
  return { count: last?._id ?? 0, digest: last ? digestOfEntry(last) : '' };
};
/** Another process of the service, or the same after a start. */
const opened = async (secrets: Parameters<typeof sealedAuditEntries>[2] = { SESSION_SECRET }) =>
  sealedAuditEntries(
    await openAuditEntryStore(account.database, async () => true),
    account.database,
    secrets,
    deps,
  );
const marks = () => account.database.collection<{ _id: string }>('startChecks');
/** What a start of the service does before anything else. */
const started = () => sealFirstHead(account.database, { SESSION_SECRET }, deps);

// Each test begins with a sound audit log of four entries.
beforeEach(async () => {
  vi.restoreAllMocks();
  await entries().deleteMany({});
  await heads().deleteMany({});
  await marks().deleteMany({});
  await started();
  await write(4);
  expect(await findings()).toEqual([]);
});

test('entries that are cut off the end are missed, also when the shop has written on since [sec-14 asvs-15]', async () => {
  await entries().deleteMany({ _id: { $gte: 3 } });
  expect(await findings()).toEqual([
    'the head of the audit log: entries 3 to 4 are missing: the seal covers 4 entries',
  ]);
  await write(1);
  expect(await findings()).toEqual([
    'the head of the audit log: entries 4 to 4 are missing: the seal covers 4 entries',
  ]);
  await write(3);
  expect(await findings()).toEqual(['the head of the audit log: entry 4 does not match the seal']);
});

test('the last entry cannot be changed either, nor the whole audit log be taken away', async () => {
  await entries().updateOne({ _id: 4 }, { $set: { about: 'another-user' } });
  expect(await findings()).toEqual([expect.stringContaining('entry 4 does not match')]);
  await entries().deleteMany({});
  expect(await findings()).toEqual([expect.stringContaining('entries 1 to 4 are missing')]);
});

test('a head that is made without the secret, or taken away with the entries, does not pass', async () => {
  await entries().deleteMany({ _id: { $gte: 3 } });
  const { _id, ...forged } = sealHead('f'.repeat(32), {
    ...(await end()),
    since: { count: 0, at: account.clock.now },
  });
  await heads().updateOne({ _id }, { $set: forged });
  expect(await findings()).toEqual([expect.stringContaining('it was not sealed with SESSION_SECRET')]);
  await heads().deleteMany({});
  expect(await findings()).toEqual([
    expect.stringContaining('it is missing, although account has created it'),
  ]);
  // Neither what is written nor a start brings it back.
  await write(1);
  await opened();
  expect(await findings()).toEqual([
    expect.stringContaining('it is missing, although account has created it'),
  ]);
});

test('an earlier head that is put back together with the entries is shown by an end that was kept outside', async () => {
  const early = (await heads().findOne({})) as AuditLogHead;
  await write(2);
  const kept = await end();
  expect(await findings(undefined, kept)).toEqual([]);
  await entries().deleteMany({ _id: { $gt: early.count } });
  await heads().replaceOne({ _id: 'head' }, early);
  expect(await findings()).toEqual([]);
  expect(await findings(undefined, kept)).toEqual([
    'the head of the audit log: entries 5 to 6 are missing: the end kept outside covers 6 entries',
  ]);
});

test('a process that is killed between entry and head raises no alarm, and the entry that comes again seals [sec-14]', async () => {
  const killed = await openAuditEntryStore(account.database, async () => true);
  const auditEntry = anEntry();
  await killed.append(auditEntry);
  expect(await heads().findOne({})).toMatchObject({ count: 4 });
  expect(await findings()).toEqual([]);
  await account.deps.auditEntries.append(auditEntry);
  expect([await heads().findOne({}), await entries().countDocuments()]).toMatchObject([{ count: 5 }, 5]);
  // The same without the second try: the next start finds it.
  await killed.append(anEntry());
  await opened();
  expect(await heads().findOne({})).toMatchObject({ count: 6 });
  expect(await findings()).toEqual([]);
});

test('two processes that write at once leave one head, over the last entry', async () => {
  const otherStore = await opened();
  const newEntries = Array.from({ length: 6 }, anEntry);
  await Promise.all(
    newEntries.flatMap((auditEntry) => [
      account.deps.auditEntries.append(auditEntry),
      otherStore.append(auditEntry),
    ]),
  );
  expect(await heads().find().toArray()).toMatchObject([{ ...(await end()), count: 10 }]);
  expect(await findings()).toEqual([]);
});

test('a new secret takes the head over from the one before, and from no other', async () => {
  const [next, stranger] = ['n'.repeat(32), 'x'.repeat(32)];
  await opened({ SESSION_SECRET: stranger });
  expect(await findings([stranger])).toEqual([expect.stringContaining('not sealed with SESSION_SECRET')]);
  await opened({ SESSION_SECRET: next, SESSION_SECRET_BEFORE: SESSION_SECRET });
  expect(await findings([next])).toEqual([]);
  // The process that still runs with the old one writes its entries, and seals no more.
  await write(1);
  expect(await findings([next])).toEqual([]);
  // Who has no secret at hand still sees whether the end is there.
  await entries().deleteMany({ _id: 4 });
  expect(await findings([])).toContainEqual(expect.stringContaining('entry 4 does not match'));
});

test('an audit log without head and mark is sealed once, as it is, and that is said aloud', async () => {
  const warned = vi.spyOn(logger, 'warn');
  await heads().deleteMany({});
  await marks().deleteMany({});
  await Promise.all([started(), started()]);
  expect(await heads().find().toArray()).toMatchObject([await end()]);
  expect(await findings()).toEqual([]);
  expect(warned.mock.calls).toEqual([[{ entries: 4 }, expect.stringContaining('had entries before')]]);
});

test('an audit log that was cut and sealed again is distinguished from one sealed from its beginning', async () => {
  const kept = await end();
  const day = account.clock.now.toISOString().slice(0, 10);
  expect(reportOf(await look())).toContain(`The audit log has been sealed since entry 0, on ${day}.`);
  const warned = vi.spyOn(logger, 'warn');
  await entries().deleteMany({ _id: { $gte: 3 } });
  await heads().deleteMany({});
  await marks().deleteMany({});
  await started();
  await opened();
  await write(2);
  // The seal is ours and fits: nothing in the database contradicts it.
  expect(await findings()).toEqual([]);
  expect(warned).toHaveBeenCalledWith({ entries: 2 }, expect.any(String));
  expect(reportOf(await look())).toContain(`The audit log has been sealed since entry 2, on ${day}.`);
  expect(await findings(undefined, kept)).toEqual([
    'the head of the audit log: entry 4 does not match the end kept outside',
  ]);
});

test('when the seal was made is under the seal, and stays as it is', async () => {
  const made = (await heads().findOne({}))?.since;
  await opened({ SESSION_SECRET: 'n'.repeat(32), SESSION_SECRET_BEFORE: SESSION_SECRET });
  expect(await heads().findOne({})).toMatchObject({ count: 4, since: made });
  await heads().updateOne({}, { $set: { 'since.at': new Date(0) } });
  expect(await findings(['n'.repeat(32)])).toEqual([
    expect.stringContaining('not sealed with SESSION_SECRET'),
  ]);
  await heads().updateOne({}, { $unset: { since: 1 } });
  expect(await findings(['n'.repeat(32)])).toEqual([
    expect.stringContaining('not sealed with SESSION_SECRET'),
  ]);
});

test('a head that is gone together with the whole audit log is missed, and not before account has made one', async () => {
  await entries().deleteMany({});
  await heads().deleteMany({});
  expect(await findings()).toEqual([
    'the head of the audit log: it is missing, although account has created it',
  ]);
  await write(1);
  await marks().deleteMany({});
  expect(await findings()).toEqual([]);
  expect(reportOf(await look())).toContain('The audit log has no seal.');
});

test('without a secret the report says that the seal was not verified', async () => {
  expect(reportOf(await look([]))).toContain('The seal was not verified');
  expect(reportOf(await look())).not.toContain('The seal was not verified');
});
