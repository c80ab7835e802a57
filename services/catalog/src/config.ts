import { dataEnv, loadConfig, urlEnv } from '@shop/service-kit';
import { z } from 'zod';

export const envSchema = dataEnv.extend({
  /** The folder of the pictures: originals and what is made of them. */
  UPLOADS_DIR: z.string().min(1),
});
export type CatalogConfig = z.infer<typeof envSchema>;

export const workerEnvSchema = envSchema.extend({ CATALOG_URL: urlEnv });

export const readConfig = (): CatalogConfig => loadConfig(envSchema, process.env);
export const readWorkerConfig = (): z.infer<typeof workerEnvSchema> =>
  loadConfig(workerEnvSchema, process.env);
