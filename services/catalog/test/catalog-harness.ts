import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettingsEnv } from '@shop/contracts';
import type { Events } from '@shop/events';
import { connectMongo, createLogger } from '@shop/service-kit';
import {
  anAdmin,
  closeService,
  openServiceApi,
  PATIENCE_MS,
  reconcileAfterTests,
  testSettings,
  setUpHarness,
  someProductFields,
  type ServiceApi,
  type TestSettings,
} from '@shop/testing';
import sharp from 'sharp';
import { beforeAll } from 'vitest';
import { z } from 'zod';
import type { CatalogConfig } from '../src/config.ts';
import type { AllDeps } from '../src/app.ts';
import { openCatalogService } from '../src/open-catalog-service.ts';
import { openImageWorker } from '../src/open-image-worker.ts';
import { productModel } from '../src/store/product-model.ts';

export type CatalogHarness = {
  api: ServiceApi;
  deps: AllDeps;
  uploads: string;
  /** Starts the image worker's listeners, once; they stop by themselves at the end. */
  startWorker: () => void;
  deadLetters: Events['deadLetters'];
  settings: TestSettings;
  close: () => Promise<void>;
};

/** The catalogue's HTTP interface and its image worker on a database, queues and a pictures' folder of their own. */
async function openCatalogHarness(fields: Partial<CatalogConfig>): Promise<CatalogHarness> {
  const settings = testSettings();
  const uploads = mkdtempSync(join(tmpdir(), 'shop-uploads-'));
  const config: CatalogConfig = {
    ...settings.config,
    ...z.object(defaultSettingsEnv).parse({}),
    UPLOADS_DIR: uploads,
    ...fields,
  };
  const logger = createLogger('catalog', 'silent');
  const service = await openCatalogService(config, logger);
  const { deps } = service;
  // The sweepers rest: a test folds when it wants to, and every answer is fresh by itself.
  deps.events.start();
  const api = await openServiceApi('catalog', service.app, settings.tokens);
  const worker = await openImageWorker({ ...config, CATALOG_URL: api.url, PICTURE_EFFORT: 'full' }, logger, {
    timeoutMs: PATIENCE_MS,
  });
  return {
    api,
    deps,
    uploads,
    startWorker: worker.start,
    deadLetters: deps.events.deadLetters,
    settings,
    close: async () => {
      for (const close of worker.closers) await close();
      await api.close();
      await closeService(service);
      rmSync(uploads, { recursive: true, force: true });
    },
  };
}

/** A catalogue for the tests of a file: no piece is lost, or made out of nothing, by its end. */
export function setUpCatalogHarness(fields: Partial<CatalogConfig> = {}): CatalogHarness {
  const harness = setUpHarness(() => openCatalogHarness(fields));
  reconcileAfterTests(() => ({ config: harness.settings.config, rules: ['stock-sums'] }));
  return harness;
}

export type ProductsAtHand = {
  model: ReturnType<typeof productModel>;
  /** A picture that products may show. */
  images: string[];
};

/** The stored products of a file's catalogue, and a picture for new ones; empty until the first `beforeAll` that follows. */
export function setUpProducts(catalog: CatalogHarness): ProductsAtHand {
  const products = {} as ProductsAtHand;
  beforeAll(async () => {
    const images = (await upload(catalog, [{ bytes: await aPicture() }])).body.result;
    const database = await connectMongo('catalog', catalog.settings.config, createLogger('test', 'silent'));
    Object.assign(products, { images, model: productModel(database.connection) });
    return database.close;
  });
  return products;
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
  { api, settings }: CatalogHarness,
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
export const productFields = (
  images: string[],
  fields: Record<string, unknown> = {},
): Record<string, unknown> => someProductFields({ image: images, ...fields });
