import { fileURLToPath } from 'node:url';
import type { Logger } from '@shop/service-kit';
import { z } from 'zod';
import type { Bounds, FileStore } from './file-store.ts';
import { openFolder } from './folder.ts';
import { createWatch } from './watch.ts';

/** Without them the SDK looks where AWS keeps a machine's role. */
export const s3KeysEnv = {
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Access key of an `s3://` address'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of that access key'),
};
type S3Keys = z.infer<z.ZodObject<typeof s3KeysEnv>>;

/** `file:///folder`, or `s3://bucket/prefix?endpoint=https://…&region=…`. */
export const fileStoreUrlEnv = z
  .url({ error: 'must be file:///folder or s3://bucket/prefix' })
  .regex(/^(file:\/\/\/[^?#]+|s3:\/\/[a-z0-9][a-z0-9.-]+(\/[^?#]*)?(\?[^#]*)?)$/, {
    error: 'must be file:///folder or s3://bucket/prefix',
  });

type OpenInput = {
  url: string;
  keys: S3Keys;
  logger: Logger;
  bounds?: Partial<Bounds>;
};

const BOUNDS: Bounds = { readMs: 5_000, writeMs: 60_000, silenceMs: 10_000 };

/**
 * Only a bucket loads the SDK.
 * @throws Error for half a key pair, or an impossible folder
 */
export async function openFileStore({ url, keys, logger, bounds }: OpenInput): Promise<FileStore> {
  const { protocol, host, pathname, searchParams } = new URL(url);
  const watch = createWatch(`${protocol}//${host}${pathname}`, logger);
  if (protocol === 'file:') return openFolder(fileURLToPath(url), watch);
  const { openBucket } = await import('./bucket.ts');
  return openBucket({
    bucket: host,
    prefix: pathname.split('/').filter(Boolean).join('/'),
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: credentialsOf(keys),
    bounds: { ...BOUNDS, ...bounds },
    watch,
  });
}

function credentialsOf(keys: S3Keys): { accessKeyId: string; secretAccessKey: string } | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = keys;
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  if (!accessKeyId && !secretAccessKey) return undefined;
  throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither');
}
