import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { root } from '../src/config.ts';

type Config = { envSchema: z.ZodObject; workerEnvSchema?: z.ZodObject };

/**
 * The variables that a process reads, by its own schema: all of them, and those without a default. Loaded by path,
 * because packages import no service; a test may look at all of them.
 */
export async function environmentSchemaOf(entry: string): Promise<{ all: string[]; required: string[] }> {
  const file = join(root, dirname(entry), 'config.ts');
  const config = (await import(pathToFileURL(file).href)) as Config;
  const schema = entry.endsWith('worker.ts') ? config.workerEnvSchema : config.envSchema;
  if (!schema) throw new Error(`${file} exports no schema for ${entry}`);
  const all = Object.keys(schema.shape);
  const required = all.filter((name) => !(schema.shape[name] as z.ZodType).safeParse(undefined).success);
  return { all, required };
}
