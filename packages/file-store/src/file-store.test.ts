import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { createLogger } from '@shop/service-kit';
import { startS3StandIn, type S3StandIn } from '@shop/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyFiles } from './copy-files.ts';
import type { FileStore } from './file-store.ts';
import { fileStoreUrlEnv, openFileStore } from './open-file-store.ts';

const logger = createLogger('test', 'silent');
let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3StandIn();
  return () => s3.close();
});
beforeEach(() => {
  s3.trouble = null;
  s3.calls.length = 0;
  s3.objects.clear();
});

const open = (fields: Partial<Parameters<typeof openFileStore>[0]> = {}) =>
  openFileStore({ url: s3.url, keys: s3.keys, logger, bounds: { readMs: 2_000, writeMs: 2_000 }, ...fields });
const read = async (store: FileStore, key: string) => {
  const found = await store.get(key);
  return found && (await text(found.stream));
};
const keysOf = async (store: FileStore, folder: string) => {
  const keys: string[] = [];
  for await (const { key } of store.list(folder)) keys.push(key);
  return keys.toSorted();
};

describe.each(['folder', 'bucket'])('a %s', (kind) => {
  const root = mkdtempSync(join(tmpdir(), 'shop-file-store-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const opened = () => (kind === 'folder' ? open({ url: pathToFileURL(root).href, keys: {} }) : open());

  test('keeps a file, finds it by its key, and replaces it whole', async () => {
    const store = await opened();
    expect([await store.get('a/ä 1+2'), await store.exists('a/ä 1+2')]).toEqual([null, false]);
    const before = Date.now() - 2_000;
    await store.put('a/ä 1+2', Buffer.from('first, and longer'));
    await store.put('a/ä 1+2', Buffer.from('second'));
    expect([await read(store, 'a/ä 1+2'), await store.exists('a/ä 1+2')]).toEqual(['second', true]);
    const found = await store.get('a/ä 1+2');
    found?.stream.destroy();
    expect(found?.bytes).toBe(6);
    expect(found?.changedAt.getTime()).toBeGreaterThan(before);
  });

  test('lists the files of one folder, more than a page of them, and deletes them', async () => {
    const store = await opened();
    const keys = Array.from({ length: 8 }, (_, index) => `list/${index}/x`);
    for (const key of [...keys, 'listed-elsewhere/x']) await store.put(key, Buffer.from('x'));
    expect(await keysOf(store, 'list/')).toEqual(keys);
    expect(await keysOf(store, 'none/')).toEqual([]);
    for (const key of keys) await store.delete(key);
    await store.delete(keys[0] ?? '');
    expect(await keysOf(store, 'list/')).toEqual([]);
    expect(await store.exists('listed-elsewhere/x')).toBe(true);
  });

  test('keeps one of two files that are written at once, whole', async () => {
    const store = await opened();
    const contents = ['a', 'b', 'c'].map((letter) => letter.repeat(200_000));
    await Promise.all(contents.map((content) => store.put('same', Buffer.from(content))));
    expect(contents).toContain(await read(store, 'same'));
  });
});

test.each(['folder', 'bucket'])(
  'a %s takes a stream of any length, and nothing of one that breaks off',
  async (kind) => {
    const root = mkdtempSync(join(tmpdir(), 'shop-file-store-'));
    const store = await (kind === 'folder' ? open({ url: pathToFileURL(root).href, keys: {} }) : open());
    const piece = randomBytes(1024 * 1024);
    const pieces = (count: number) => Array.from({ length: count }, () => piece);
    await store.put('long', Readable.from(pieces(18)));
    await store.put('short', Readable.from(pieces(1)));
    const found = await store.get('long');
    expect(found && (await buffer(found.stream)).equals(Buffer.concat(pieces(18)))).toBe(true);
    expect(await store.get('short').then((file) => file && buffer(file.stream))).toEqual(piece);
    async function* broken() {
      yield* pieces(20);
      throw new Error('the source broke off');
    }
    const failure = { kind: 'unavailable', cause: { message: 'the source broke off' } };
    await expect(store.put('broken', Readable.from(broken()))).rejects.toMatchObject(failure);
    expect(await keysOf(store, '')).toEqual(['long', 'short']);
    expect(s3.uploads.size).toBe(0);
    rmSync(root, { recursive: true });
  },
);

test('a bucket that fills up in the middle of a stream keeps nothing of it, and ends the stream', async () => {
  const store = await open();
  const source = Readable.from(
    (function* endless() {
      for (let count = 0; ; count += 1) {
        if (count === 20) s3.trouble = 'full';
        yield Buffer.alloc(1024 * 1024);
      }
    })(),
  );
  await expect(store.put('long', source)).rejects.toMatchObject({
    cause: expect.objectContaining({ name: 'InsufficientStorage' }),
  });
  expect([source.destroyed, s3.uploads.size, s3.objects.size]).toEqual([true, 0, 0]);
});

test('a folder shows no half-written file, and fails as away where it cannot write', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shop-file-store-'));
  const store = await open({ url: pathToFileURL(root).href });
  await store.put('a.1.part', Buffer.from('half'));
  expect(await keysOf(store, '')).toEqual([]);
  expect(await store.clearLeftovers(new Date(0))).toBe(0);
  expect(await store.clearLeftovers(new Date(Date.now() + 60_000))).toBe(1);
  await store.put('file', Buffer.from('a file is no folder'));
  await expect(store.put('file/inside', Buffer.from('x'))).rejects.toMatchObject({ kind: 'unavailable' });
  rmSync(root, { recursive: true });
});

test('a bucket keeps its files below its prefix', async () => {
  await (await open()).put('originals/1', Buffer.from('x'));
  expect([...s3.objects.keys()]).toEqual(['shop/originals/1']);
});

test.each([
  [
    'a wrong secret',
    { keys: { S3_ACCESS_KEY_ID: 'shop', S3_SECRET_ACCESS_KEY: 'wrong' } },
    'SignatureDoesNotMatch',
  ],
  ['an unknown key', { keys: { S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' } }, 'InvalidAccessKeyId'],
  ['a bucket that is not there', {}, 'NoSuchBucket', 'other'],
])(
  '%s is a failure that says why, and no missing file',
  async (_, { keys = s3.keys }: { keys?: S3StandIn['keys'] }, name, bucket = 'pictures') => {
    const store = await open({ keys, url: s3.url.replace('pictures', bucket) });
    const failure = { kind: 'unavailable', cause: expect.objectContaining({ name }) };
    await expect(store.put('a', Buffer.from('x'))).rejects.toMatchObject(failure);
    await expect(store.get('a')).rejects.toMatchObject(failure);
    await expect(keysOf(store, '')).rejects.toMatchObject(failure);
    expect(s3.objects.size).toBe(0);
  },
);

test('a full bucket refuses a file, and still gives those that it has', async () => {
  const store = await open();
  await store.put('a', Buffer.from('kept'));
  s3.trouble = 'full';
  await expect(store.put('b', Buffer.from('x'))).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await read(store, 'a')).toBe('kept');
});

test('a busy bucket is called again until it takes the file', async () => {
  const store = await open({ bounds: { readMs: 20_000, writeMs: 20_000 } });
  s3.trouble = 'slow-down';
  const put = store.put('a', Buffer.from('x'));
  await vi.waitFor(() => expect(s3.calls).toContain('PUT shop/a'), 20_000);
  s3.trouble = null;
  await put;
  expect(s3.objects.has('shop/a')).toBe(true);
});

test.each(['silent', 'away'] as const)(
  'a bucket that is %s fails in time, then at once, then works',
  async (trouble) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const logged = createLogger('test', 'silent');
    const [error, info] = [vi.spyOn(logged, 'error'), vi.spyOn(logged, 'info')];
    const store = await open({ bounds: { readMs: 300, writeMs: 300 }, logger: logged });
    // The look at the start is over.
    await vi.waitFor(() => expect(s3.calls).toContain('GET shop/'), 20_000);
    await store.put('a', Buffer.from('x'));
    s3.trouble = trouble;
    await expect(store.put('b', Buffer.from('x'))).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(store.get('a')).rejects.toMatchObject({ kind: 'unavailable' });
    const calls = s3.calls.length;
    await expect(store.get('a')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(s3.calls).toHaveLength(calls);
    s3.trouble = null;
    vi.setSystemTime(Date.now() + 2_100);
    expect(await read(store, 'a')).toBe('x');
    expect([error.mock.calls.length, info.mock.calls.length]).toEqual([1, 1]);
    vi.useRealTimers();
  },
);

test('a body that ends too early is an error for its reader', async () => {
  const store = await open();
  await store.put('a', Buffer.alloc(200_000, 'x'));
  s3.trouble = 'cut';
  await expect(read(store, 'a')).rejects.toThrow('aborted');
});

test('files are copied into a bucket and back, and a broken copy goes on where it ended', async () => {
  const folder = () => open({ url: pathToFileURL(mkdtempSync(join(tmpdir(), 'shop-copy-'))).href });
  const [here, there, back] = [await folder(), await open(), await folder()];
  const keys = Array.from({ length: 5 }, (_, index) => `originals/${index}`);
  for (const key of [...keys, 'staging/x']) await here.put(key, Buffer.from(`content of ${key}`));
  const copy = (from: FileStore, to: FileStore, report = () => undefined as void) =>
    copyFiles({ from, to, folders: ['originals/', 'variants/'], report });
  const broken = copy(here, there, () => {
    if (s3.objects.size === 2) s3.trouble = 'full';
  });
  await expect(broken).rejects.toMatchObject({ kind: 'unavailable' });
  s3.trouble = null;
  expect(await copy(here, there)).toEqual({ copied: 3, alreadyThere: 2 });
  expect(await copy(here, there)).toEqual({ copied: 0, alreadyThere: 5 });
  expect(await copy(there, back)).toEqual({ copied: 5, alreadyThere: 0 });
  expect(await keysOf(back, '')).toEqual(keys);
  expect(await read(back, 'originals/4')).toBe('content of originals/4');
});

test('half a pair of keys stops the start', async () => {
  await expect(open({ keys: { S3_ACCESS_KEY_ID: 'shop' } })).rejects.toThrow('set both or neither');
});

test.each([
  ['file:///srv/pictures', true],
  ['s3://my-shop.pictures/a/b?endpoint=http://127.0.0.1:9000&region=eu-north-1', true],
  ['s3://bucket', true],
  ['file://srv/pictures', false],
  ['file:///', false],
  ['/srv/pictures', false],
  ['https://bucket.s3.amazonaws.com', false],
  ['s3://key:secret@bucket/a', false],
  ['s3:///a', false],
])('%s is an address of files: %s', (url, isOne) => {
  expect(fileStoreUrlEnv.safeParse(url).success).toBe(isOne);
});
