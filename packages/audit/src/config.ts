import { z } from 'zod';

const schema = z.object({
  MONGO_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, { error: 'must start with mongodb://' }),
  DB_PREFIX: z.string().default('shop'),
});

/** Everything that the audit was started with; payment's command, which asks the providers, takes its own from it. */
export const environment = process.env;

/** @throws Error that names what is missing or wrong */
export function readConfig(): { mongoUrl: string; dbPrefix: string } {
  const result = schema.safeParse(environment);
  if (result.success) return { mongoUrl: result.data.MONGO_URL, dbPrefix: result.data.DB_PREFIX };
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`These settings are missing or wrong:\n  ${problems.join('\n  ')}`);
}
