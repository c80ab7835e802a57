import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Bounds, FileStore } from './file-store.ts';
import type { Watch } from './watch.ts';

type Bucket = {
  bucket: string;
  prefix: string;
  endpoint: string | undefined;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  bounds: Bounds;
  watch: Watch;
};

/** After an unanswered read, reads fail at once for this long: visitors must not pile up. */
const PAUSE_MS = 2_000;
/** At most 10,000 parts: 156 GiB. Two are in memory. */
const PART_BYTES = 16 * 1024 * 1024;

/** Bounds in ms. */
export function openBucket({ bucket, prefix, bounds, watch, ...place }: Bucket): FileStore {
  const client = clientOf(place, bounds.silenceMs);
  const start = prefix ? `${prefix}/` : '';
  const at = (key: string) => ({ Bucket: bucket, Key: start + key });
  const pause = createPause();
  const read = <T>(call: string, run: (options: Cancel) => Promise<T>): Promise<T> =>
    watch(call, () => pause(() => within(bounds.readMs, run)));
  const write = (call: string, run: (options: Cancel) => Promise<unknown>): Promise<void> =>
    watch(call, async () => void (await within(bounds.writeMs, run)));
  const store: FileStore = {
    put: (key, content) =>
      Buffer.isBuffer(content)
        ? write('put', (cancel) => client.send(new PutObjectCommand({ ...at(key), Body: content }), cancel))
        : watch('put', () => upload(client, { ...at(key), Body: content })),
    get: (key) =>
      read('get', async (cancel) => {
        const found = await ifThere(client.send(new GetObjectCommand(at(key)), cancel));
        if (!found) return null;
        const { Body, ContentLength: bytes = 0, LastModified: changedAt = new Date(0) } = found;
        return { bytes, changedAt, stream: Body as Readable };
      }),
    exists: (key) =>
      read('exists', async (cancel) => {
        return (await ifThere(client.send(new HeadObjectCommand(at(key)), cancel))) !== null;
      }),
    delete: (key) => write('delete', (cancel) => client.send(new DeleteObjectCommand(at(key)), cancel)),
    list: async function* list(folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: start + folder });
      for (;;) {
        const { value: page, done } = await watch('list', () => pages.next());
        if (done) return;
        for (const { Key = '', Size: bytes = 0, LastModified: changedAt = new Date(0) } of page.Contents ??
          [])
          yield { key: Key.slice(start.length), bytes, changedAt };
      }
    },
    // A bucket shows whole objects only.
    clearLeftovers: () => Promise.resolve(0),
  };
  // Logs wrong keys and a missing bucket at the start.
  void store
    .list('')
    .next()
    .catch(() => undefined);
  return store;
}

/** Length unknown, so only each part's silence is bounded. */
async function upload(client: S3Client, params: { Bucket: string; Key: string; Body: Readable }) {
  try {
    await new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 }).done();
  } finally {
    params.Body.destroy();
  }
}

function clientOf(
  { endpoint, region, credentials }: Pick<Bucket, 'endpoint' | 'region' | 'credentials'>,
  silenceMs: number,
): S3Client {
  return new S3Client({
    region,
    ...(credentials ? { credentials } : {}),
    // Servers besides AWS know buckets by path, and few know its newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 2_000,
      // Also in the middle of a body.
      socketTimeout: silenceMs,
      httpAgent: { maxSockets: 200 },
      httpsAgent: { maxSockets: 200 },
    },
  });
}

type Cancel = { abortSignal: AbortSignal };

/** Bounds the time to an answer's head; its body may take longer. */
async function within<T>(ms: number, run: (options: Cancel) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await run({ abortSignal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

function createPause(): <T>(run: () => Promise<T>) => Promise<T> {
  let until = 0;
  return async (run) => {
    if (Date.now() < until) throw new Error('the bucket has just not answered');
    try {
      return await run();
    } catch (error) {
      if (!hasStatus(error)) until = Date.now() + PAUSE_MS;
      throw error;
    }
  };
}

type Answered = { name?: string; $metadata?: { httpStatusCode?: number } };

const hasStatus = (error: unknown): boolean => (error as Answered).$metadata?.httpStatusCode !== undefined;

/** A missing bucket is a failure, not a missing file. */
const ifThere = <T>(result: Promise<T>): Promise<T | null> =>
  result.catch((error: Answered) => {
    if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null;
    throw error;
  });
