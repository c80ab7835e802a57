import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { root } from '../src/config.ts';

type Config = { envSchema: z.ZodObject; workerEnvSchema?: z.ZodObject };

type EnvironmentSchema = {
  all: string[];
  /** Without a default. */
  required: string[];
  choices: Record<string, string[]>;
  /** All but the port to listen on. */
  numbers: Record<string, object>;
  /** One per line. */
  problems: (values: Record<string, string>) => string[];
};

/** Loads a process's own schema by path: packages must not import services. */
export async function environmentSchemaOf(entry: string): Promise<EnvironmentSchema> {
  const file = join(root, dirname(entry), 'config.ts');
  const config = (await import(pathToFileURL(file).href)) as Config;
  const schema = entry.endsWith('worker.ts') ? config.workerEnvSchema : config.envSchema;
  if (!schema) throw new Error(`${file} exports no schema for ${entry}`);
  const all = Object.keys(schema.shape);
  const required = all.filter((name) => !(schema.shape[name] as z.ZodType).safeParse(undefined).success);
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const choices = Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const words = typeof field === 'object' ? field.enum : undefined;
      return words ? [[name, words.map(String)]] : [];
    }),
  );
  const numbers = Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      if (typeof field !== 'object' || name === 'PORT') return [];
      const { type, minimum, maximum } = field;
      return type === 'integer' || type === 'number' ? [[name, { type, minimum, maximum }]] : [];
    }),
  );
  const problems = (values: Record<string, string>) => {
    const { issues } = schema.safeParse(values).error ?? { issues: [] };
    return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  return { all, required, choices, numbers, problems };
}
