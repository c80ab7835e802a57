import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createBus,
  openDeadLetters,
  runConsumers,
  startRelay,
  type OpenDeadLetters,
  type RunningConsumers,
} from '@shop/events';
import { connectMongo, createInternalClient, createLogger } from '@shop/service-kit';
import { anAdmin, openServiceApi, testSettings, type ServiceApi } from '@shop/testing';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../src/app.ts';
import { createConsumers } from '../src/consumers.ts';
import { openDeps, type CatalogDeps } from '../src/deps.ts';

export type CatalogUnderTest = {
  api: ServiceApi;
  deps: CatalogDeps;
  uploads: string;
  /** Starts the image worker's listeners, once; they stop by themselves at the end. */
  startWorker: () => void;
  deadLetters: OpenDeadLetters;
  settings: ReturnType<typeof testSettings>;
};

/** The catalogue's HTTP interface on a database, queues and a pictures' folder of its own. */
export function catalogUnderTest(): CatalogUnderTest {
  const test = {} as CatalogUnderTest;
  const closers: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    test.settings = testSettings();
    const { config, tokens } = test.settings;
    test.uploads = mkdtempSync(join(tmpdir(), 'shop-uploads-'));
    const logger = createLogger('catalog', 'silent');
    const database = await connectMongo('catalog', config, logger);
    const { connection } = database;
    const bus = createBus({ redisUrl: config.REDIS_URL, prefix: config.DB_PREFIX, logger });
    test.deadLetters = await openDeadLetters({ connection, processName: 'image-worker', bus, logger });
    test.deps = await openDeps({
      connection,
      deadLetters: test.deadLetters,
      config: { ...config, UPLOADS_DIR: test.uploads },
      logger,
      openRelay: (model) => startRelay({ model, bus, logger }),
    });
    test.api = await openServiceApi(
      'catalog',
      createApp(test.deps, () => true),
      tokens,
    );
    let running: RunningConsumers | undefined;
    test.startWorker = () => {
      if (running) return;
      running = runConsumers({
        processName: 'image-worker',
        consumers: createConsumers(test.deps),
        owners: {
          catalog: createInternalClient({
            from: 'image-worker',
            to: 'catalog',
            baseUrl: test.api.url,
            secret: tokens.settings.SERVICE_TOKEN_SECRET,
          }),
        },
        deadLetters: test.deadLetters,
        redisUrl: config.REDIS_URL,
        prefix: config.DB_PREFIX,
        logger,
      });
      closers.unshift(running.close);
    };
    closers.push(
      test.deps.relay.stop,
      test.deadLetters.relay.stop,
      bus.close,
      test.api.close,
      () => connection.dropDatabase(),
      database.close,
    );
  });
  afterAll(async () => {
    for (const close of closers) await close();
    rmSync(test.uploads, { recursive: true, force: true });
  });
  return test;
}

/** A plain picture in one colour. */
export function aPicture(
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
  size = { width: 120, height: 150 },
): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: '#8F4527' } })
    .toFormat(format)
    .toBuffer();
}

type Upload = {
  status: number;
  body: { success: boolean; code?: string; result: string[]; errors?: Record<string, string> };
};

/** Uploads files as the back office does. */
export async function upload(
  { api, settings }: CatalogUnderTest,
  files: { bytes: Buffer; name?: string; type?: string; field?: string }[],
  user = anAdmin() as ReturnType<typeof anAdmin> | null,
): Promise<Upload> {
  const form = new FormData();
  for (const { bytes, name = 'kuva.jpg', type = 'image/jpeg', field = 'my_images' } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const response = await fetch(`${api.url}/api/admin/product/image-upload`, {
    method: 'POST',
    headers: { 'x-user-token': settings.tokens.forUser('catalog', user) },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Upload['body'] };
}

/** A product's fields as the back office sends them. */
export function productFields(
  images: string[],
  fields: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    image: images,
    title: 'Sarastus-villapaita',
    description: 'Paksu villapaita suomenlampaan villasta.',
    kategoria: 'villatuotteet',
    kokoelmat: 'talvi',
    material: 'Suomenlampaan villa',
    price: '129,90',
    stock: '10',
    ...fields,
  };
}
