import { deadLetterSchema } from '@shop/contracts';
import { newId, ShopError } from '@shop/service-kit';
import { anAdmin, aUser, deliverAll, setUpHarness, waitFor } from '@shop/testing';
import { expect, test } from 'vitest';
import { CONSUMER, openDeadLetterHarness } from './dead-letter-harness.ts';

const PATH = '/api/admin/rest/dead-letters/cart';
const admin = anAdmin();
const harness = setUpHarness(openDeadLetterHarness);

const asAdmin = (method: string, path: string, api = harness.api) => api.as(admin)(method, path);
const replay = (id: string, api = harness.api) => asAdmin('POST', `${PATH}/${id}/replay`, api);
const discard = (id: string, api = harness.api) => asAdmin('DELETE', `${PATH}/${id}`, api);
const never = () => new ShopError({ code: 'order-not-found' });

/** An order whose event could not be applied. */
async function aDeadLetter() {
  const orderID = newId();
  harness.poison.set(orderID, never);
  await harness.emit(orderID);
  const letter = await harness.letterFor(orderID);
  await deliverAll(harness.model);
  return { orderID, letter };
}

test('a dead letter says what failed, why, how often and for which document', async () => {
  const { orderID, letter } = await aDeadLetter();
  const { status, headers, body } = await asAdmin('GET', PATH);
  expect(status).toBe(200);
  expect(headers.get('content-range')).toMatch(/^dead-letters 0-\d+\/\d+$/);
  expect(body[0]).toEqual({
    id: letter._id,
    service: 'cart',
    event: 'order-confirmed',
    consumer: CONSUMER,
    at: letter.at.toISOString(),
    firstAt: letter.at.toISOString(),
    attempts: 1,
    replaying: false,
    replayable: true,
    code: 'order-not-found',
    error: never().message,
    about: { orderID },
    payload: expect.stringContaining(`"orderID": "${orderID}"`),
  });
});

test('a replayed event is applied once after its cause is fixed, and its dead letter is removed', async () => {
  const { orderID, letter } = await aDeadLetter();
  harness.poison.delete(orderID);
  expect((await replay(letter._id)).status).toBe(202);
  await harness.untilResolved(orderID);
  expect(harness.timesHandled(orderID)).toBe(2);
  expect(await replay(letter._id)).toMatchObject({ status: 404, body: { code: 'dead-letter-not-found' } });
});

test('a failed replay keeps the same dead letter with one more attempt, and can be replayed again', async () => {
  const { orderID, letter } = await aDeadLetter();
  for (const attempts of [2, 3]) {
    expect((await replay(letter._id)).status).toBe(202);
    await waitFor('the next failure', async () => (await harness.letterFor(orderID)).attempts === attempts);
  }
  expect(await harness.letterFor(orderID)).toMatchObject({ _id: letter._id, firstAt: letter.firstAt });
  expect(harness.timesHandled(orderID)).toBe(3);
});

test('a replay goes through all its attempts like any event', async () => {
  const { orderID, letter } = await aDeadLetter();
  let failures = 2;
  harness.poison.set(orderID, () => {
    failures -= 1;
    if (failures === 0) harness.poison.delete(orderID);
    return new ShopError({ code: 'busy' });
  });
  await replay(letter._id);
  await harness.untilResolved(orderID);
  expect(harness.timesHandled(orderID)).toBe(4);
});

test('ten admins who replay at once send the event once', async () => {
  const { orderID, letter } = await aDeadLetter();
  const lonely = await harness.openWithoutRedis();
  const answers = await Promise.all(Array.from({ length: 10 }, () => replay(letter._id, lonely.api)));
  const withStatus = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([withStatus(202), withStatus(409)]).toEqual([1, 9]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'dead-letter-replaying' });
  harness.poison.delete(orderID);
  await lonely.close();
  await harness.untilResolved(orderID);
  expect(harness.timesHandled(orderID)).toBe(2);
});

test('a requested replay survives a Redis outage and a crash of the process that accepted it', async () => {
  const { orderID, letter } = await aDeadLetter();
  const lonely = await harness.openWithoutRedis();
  expect((await replay(letter._id, lonely.api)).status).toBe(202);
  const { body } = await asAdmin('GET', PATH, lonely.api);
  expect(body[0]).toMatchObject({ id: letter._id, replaying: true });
  expect(await discard(letter._id, lonely.api)).toMatchObject({
    status: 409,
    body: { code: 'dead-letter-replaying' },
  });
  expect((await harness.letterOf(orderID))?.outbox).toHaveLength(1);
  await lonely.close();
  harness.poison.delete(orderID);
  await harness.untilResolved(orderID);
  expect(harness.timesHandled(orderID)).toBe(2);
});

test('a replay applied just before a crash is delivered again, and then its dead letter is removed', async () => {
  const { orderID, letter } = await aDeadLetter();
  harness.poison.delete(orderID);
  await replay(letter._id);
  await harness.untilResolved(orderID);
  // The effect was stored; the letter was still there when the process died.
  const now = new Date();
  await harness.letters.collection.insertOne({
    ...letter,
    replays: 1,
    outbox: [
      {
        eventId: letter.eventId,
        name: letter.name,
        payload: letter.payload,
        requestId: letter.requestId,
        priority: 0,
        at: now,
        waiting: [CONSUMER],
        sendCount: 1,
        nextSendAt: now,
        replay: 1,
      },
    ],
  });
  await harness.untilResolved(orderID);
  expect(harness.timesHandled(orderID)).toBe(3);
});

test('a late failure of an earlier sending does not end the replay under way', async () => {
  const orderID = newId();
  const job = { eventId: newId(), name: 'order-confirmed', payload: { orderID }, requestId: newId() };
  const failure = { error: 'late', code: 'internal', attempts: 1 } as const;
  const { letters } = harness;
  const release = await harness.holdReplays();
  await letters.keep(job, CONSUMER, failure);
  const [first] = await letters.list(0, 1);
  expect(first && (await letters.replay(first))).toBe(true);
  await letters.keep(job, CONSUMER, failure);
  await letters.keep({ ...job, replay: 7 }, CONSUMER, failure);
  const [sent] = (await harness.letterOf(orderID))?.outbox ?? [];
  expect(sent).toMatchObject({ replay: expect.any(Number) });
  await letters.keep({ ...job, replay: Number(sent?.replay) }, CONSUMER, failure);
  expect(await harness.letterOf(orderID)).toMatchObject({ attempts: 4, outbox: [] });
  release();
});

test('an event that is delivered again and applied removes its dead letter', async () => {
  const { orderID, letter } = await aDeadLetter();
  harness.poison.delete(orderID);
  const { eventId, name, payload, requestId } = letter;
  const now = new Date();
  const entry = {
    eventId,
    name,
    payload,
    requestId,
    priority: 0,
    at: now,
    waiting: [CONSUMER],
    sendCount: 5,
  };
  await harness.model.updateOne({ _id: orderID }, { $push: { outbox: { ...entry, nextSendAt: now } } });
  await harness.untilResolved(orderID);
});

test('a discarded dead letter is removed for good, and the log says who discarded it and what is lost', async () => {
  const { orderID, letter } = await aDeadLetter();
  const answers = await Promise.all([discard(letter._id), discard(letter._id)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect((await discard(letter._id)).status).toBe(404);
  expect(await harness.letterOf(orderID)).toBeUndefined();
  const lines = harness.log.warn.mock.calls.filter(([line]) => line.deadLetter === letter._id);
  expect(lines).toEqual([
    [
      {
        admin: admin.id,
        deadLetter: letter._id,
        event: 'order-confirmed',
        consumer: CONSUMER,
        payload: expect.objectContaining({ orderID }),
      },
      'an admin discarded a dead letter',
    ],
  ]);
});

test('guests and customers can neither read nor change dead letters', async () => {
  const { orderID, letter } = await aDeadLetter();
  for (const [user, status] of [
    [null, 401],
    [aUser(), 403],
  ] as const) {
    const call = harness.api.as(user);
    expect((await call('GET', PATH)).status).toBe(status);
    expect((await call('POST', `${PATH}/${letter._id}/replay`)).status).toBe(status);
    expect((await call('DELETE', `${PATH}/${letter._id}`)).status).toBe(status);
  }
  expect((await harness.letterOf(orderID))?.replays).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['a text', 'rikki'],
  ['a list', [1, [2]]],
  ['other kinds of ids', { orderID: { $ne: null }, paymentId: 7, assetId: '../../etc' }],
  ['an order id that is none', { orderID: '"><script>' }],
  ['very much', { lines: 'x'.repeat(50_000) }],
])(
  'a dead letter of a removed consumer is listed and can be discarded, if it says %s',
  async (_name, payload) => {
    const eventId = newId();
    const failure = { error: 'x'.repeat(5_000), code: 'internal', attempts: 1 } as const;
    await harness.letters.keep(
      { eventId, name: 'moon-rose', payload, requestId: 'r' },
      'knit-on-moon-rose',
      failure,
    );
    const id = `${eventId}-knit-on-moon-rose`;
    const letters = deadLetterSchema.array().parse((await asAdmin('GET', PATH)).body);
    const record = letters.find((entry) => entry.id === id);
    expect(record).toMatchObject({ event: 'moon-rose', replayable: false, about: {} });
    expect(record?.payload.length).toBeLessThanOrEqual(4_000);
    expect(await replay(id)).toMatchObject({ status: 409, body: { code: 'dead-letter-unheard' } });
    expect((await discard(id)).status).toBe(200);
  },
);

test('the log of a discarded dead letter holds no personal data of its event', async () => {
  const [eventId, orderID] = [newId(), newId()];
  const personal = [{ name: 'address', value: 'Kutojankuja 3 B', of: newId() }];
  const payload = { orderID, name: 'Aino Asiakas', personal };
  const failure = { error: 'no', code: 'internal', attempts: 1 } as const;
  await harness.letters.keep(
    { eventId, name: 'order-withdrawn', payload, requestId: 'r' },
    CONSUMER,
    failure,
  );
  expect((await discard(`${eventId}-${CONSUMER}`)).status).toBe(200);
  const lines = harness.log.warn.mock.calls.filter(([line]) => line.deadLetter?.startsWith(eventId));
  expect(lines).toMatchObject([[{ payload: { orderID } }, 'an admin discarded a dead letter']]);
  expect(JSON.stringify(lines)).not.toMatch(/Aino|Kutojankuja/);
});

test('the audit log names who replayed or discarded a dead letter, and not who was too late', async () => {
  const [{ letter: first }, { letter: second, orderID }] = [await aDeadLetter(), await aDeadLetter()];
  expect((await discard(first._id)).status).toBe(200);
  expect((await discard(first._id)).status).toBe(404);
  expect((await replay(second._id)).status).toBe(202);
  expect(await harness.auditedOf(first._id)).toEqual(['dead-letter-discarded']);
  expect(await harness.auditedOf(second._id)).toEqual(['dead-letter-replayed']);
  // Later it would be the newest letter, and an event that waits, of the tests below.
  await waitFor('the replay to fail', async () => (await harness.letterFor(orderID)).attempts === 2);
});

test('the list is read in pages, the newest first', async () => {
  await aDeadLetter();
  const newest = await aDeadLetter();
  const { body, headers } = await asAdmin('GET', `${PATH}?range=[0,0]`);
  expect(body).toMatchObject([{ id: newest.letter._id }]);
  expect(Number(headers.get('content-range')?.split('/')[1])).toBeGreaterThanOrEqual(2);
});

test('counts the jobs that wait for a consumer of the service’s events', async () => {
  const waiting = () => figure('shop_queue_jobs', 'consumer="append-audit-entry-on-action-audited"');
  const before = (await waiting()) ?? 0;
  const { letter } = await aDeadLetter();
  // Its entry waits: no worker of account runs here.
  await discard(letter._id);
  await waitFor('the job', async () => ((await waiting()) ?? 0) > before);
});

/** What an operator reads: the value of a figure, or undefined where it is not told. */
async function figure(name: string, labels = ''): Promise<number | undefined> {
  const lines = (await (await fetch(`${harness.api.url}/metrics`)).text()).split('\n');
  const line = lines.find((text) => text.startsWith(`${name}{`) && text.includes(labels));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('the metrics count each consumer’s dead letters and the age of the oldest event', async () => {
  await harness.forgetAudited();
  const before = (await figure('shop_dead_letters', `consumer="${CONSUMER}"`)) ?? 0;
  await aDeadLetter();
  expect(await figure('shop_dead_letters', `consumer="${CONSUMER}"`)).toBe(before + 1);
  expect(await figure('shop_outbox_oldest_seconds')).toBe(0);
  const at = new Date(Date.now() - 90_000);
  const event = { eventId: newId(), name: 'order-confirmed', payload: {}, requestId: 'r', priority: 0, at };
  const far = new Date(Date.now() + 3_600_000);
  await harness.model.create({
    _id: newId(),
    state: 'told',
    outbox: [{ ...event, waiting: ['nobody'], sendCount: 1, nextSendAt: far }],
  });
  expect(await figure('shop_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
});
