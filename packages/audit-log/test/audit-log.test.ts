import type { AuditEntry } from '@shop/contracts';
import { createLogger, newId, ShopError } from '@shop/service-kit';
import { setUpHarness, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { actionAudited, defineConsumer, openEvents, ownersOf } from '@shop/events';
import { idleBeside, openOutboxHarness } from '../../events/test/outbox-harness.ts';
import { openAuditLog } from '../src/index.ts';

type Heard = Omit<AuditEntry, 'id'> & { eventId: string };

/** The account service as far as it is concerned: it listens to what every service tells, and does things itself. */
async function openHarness() {
  const { config, database, close } = await openOutboxHarness();
  const { connection } = database;
  const logger = createLogger('test', 'silent');
  const auditLog = await openAuditLog({
    service: 'account',
    connection,
    send: (event) => events.relay.send(event),
    logger,
  });
  const events = await openEvents({
    service: 'account',
    listeners: 'account',
    emits: [auditLog],
    connection,
    config,
    logger,
  });
  const heard: Heard[] = [];
  const appendEntry = defineConsumer({
    name: 'append-audit-entry-on-action-audited',
    event: actionAudited,
    handle: async (entry, { eventId }) => void heard.push({ ...entry, eventId }),
  });
  const elsewhere = Object.fromEntries(ownersOf(actionAudited).map((name) => [name, {} as never]));
  events.listen([appendEntry, ...idleBeside(appendEntry, 'account')], elsewhere);
  events.start();
  return {
    auditLog,
    heard,
    stored: () => connection.collection('auditOutbox'),
    close: async () => {
      await events.close();
      await close();
    },
  };
}

const harness = setUpHarness(openHarness);
const doing = (about: string) => ({ kind: 'product-edited', by: newId(), about }) as const;
const heardOf = (about: string) => harness.heard.filter((entry) => entry.about === about);

test('a change is recorded once with its changed fields, and leaves no pending entry', async () => {
  const about = newId();
  const changes = [{ field: 'title', before: 'Huivi', after: 'Pipo' }];
  const result = await harness.auditLog.during(doing(about), async (reportChanges) => {
    reportChanges({ changes });
    return 'done';
  });
  expect(result).toBe('done');
  await waitFor('the entry to arrive', () => heardOf(about).length > 0);
  expect(heardOf(about)).toMatchObject([{ kind: 'product-edited', changes, requestId: expect.any(String) }]);
  await waitFor('the journal to be empty', async () => (await harness.stored().countDocuments()) === 0);
});

test('refused and unchanged writes are not recorded', async () => {
  const refusal = new ShopError({ code: 'stale-version' });
  await expect(harness.auditLog.during(doing('refused'), () => Promise.reject(refusal))).rejects.toBe(
    refusal,
  );
  await harness.auditLog.during(doing('nothing'), async (reportChanges) => reportChanges({ changes: [] }));
  expect(await harness.stored().countDocuments()).toBe(0);
});

test('an action on something longer than any id is refused by who knows its ids, and not by the audit log', async () => {
  const refusal = new ShopError({ code: 'product-not-found' });
  const tried = harness.auditLog.during(doing('x'.repeat(3_000)), () => Promise.reject(refusal));
  await expect(tried).rejects.toBe(refusal);
  expect(await harness.stored().countDocuments()).toBe(0);
});

test('no change is made while its pending entry cannot be written [sec-14]', async () => {
  let isDone = false;
  const away = () => Promise.reject(new Error('the database is away'));
  const connection = { collection: () => ({ createIndexes: async () => undefined, insertOne: away }) };
  const auditLog = await openAuditLog({
    service: 'account',
    connection: connection as never,
    send: () => undefined,
    logger: createLogger('test', 'silent'),
  });
  const write = auditLog.during(doing('never'), async () => {
    isDone = true;
  });
  await expect(write).rejects.toThrow('the database is away');
  expect(isDone).toBe(false);
});

test('an action whose process was killed in its middle, or whose answer was lost, is an entry with an unknown outcome [sec-14]', async () => {
  const about = newId();
  const lost = new Error('the connection was lost');
  await expect(harness.auditLog.during(doing(about), () => Promise.reject(lost))).rejects.toBe(lost);
  expect(await harness.stored().countDocuments({ dueAt: { $gt: new Date() } })).toBe(1);
  await harness.stored().updateOne({}, { $set: { dueAt: new Date() } });
  await Promise.all([harness.auditLog.sweep(), harness.auditLog.sweep()]);
  await waitFor('the entry to arrive', () => heardOf(about).length > 0);
  expect(heardOf(about)).toMatchObject([{ changes: [{ field: 'outcome', before: '', after: 'unknown' }] }]);
});
