import { pathToFileURL } from 'node:url';
import { defaultSettingsEnv } from '@shop/contracts';
import { fileStoreUrlEnv, s3KeysEnv } from '@shop/file-store';
import { dataEnv, loadConfig, pickUpPointsEnv, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

const pictures = {
  UPLOADS_DIR: z
    .string()
    .min(1)
    .describe('Folder of uploads and, without `PICTURES_URL`, of the pictures: originals and their sizes'),
  PICTURES_URL: fileStoreUrlEnv
    .optional()
    .describe(
      'Where pictures are kept: `file:///folder`, or `s3://bucket/prefix?endpoint=https://…&region=…`; `UPLOADS_DIR` if not set',
    ),
  ...s3KeysEnv,
};
export type PicturesConfig = z.infer<z.ZodObject<typeof pictures>>;

export const picturesUrl = ({ PICTURES_URL, UPLOADS_DIR }: PicturesConfig): string =>
  PICTURES_URL ?? pathToFileURL(UPLOADS_DIR).href;

const picturesEnv = dataEnv.extend(pictures);

export const envSchema = picturesEnv.extend({
  ...defaultSettingsEnv,
  PICK_UP_POINTS: pickUpPointsEnv,
});
export type CatalogConfig = z.infer<typeof envSchema>;

export const workerEnvSchema = picturesEnv.extend({
  CATALOG_URL: urlEnv.describe('Internal address of that process'),
  PICTURE_EFFORT: z
    .enum(['full', 'low'])
    .default('full')
    .describe('Compression effort of pictures: `low` makes larger files in a quarter of the time'),
});
export type WorkerConfig = z.infer<typeof workerEnvSchema>;

export const readPicturesConfig = (): PicturesConfig => loadConfig(z.object(pictures), process.env);
export const readConfig = (env: NodeJS.ProcessEnv = process.env): CatalogConfig => loadConfig(envSchema, env);
export const readWorkerConfig = (): WorkerConfig => loadConfig(workerEnvSchema, process.env);
