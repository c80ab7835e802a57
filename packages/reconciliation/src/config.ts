import { z } from 'zod';

const schema = z.object({
  MONGO_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, { error: 'must start with mongodb://' }),
  DB_PREFIX: z.string().default('shop'),
  SESSION_SECRET: z.string().optional(),
  SESSION_SECRET_BEFORE: z.string().optional(),
});

/** Everything that the reconciliation was started with; payment's command, which asks the providers, takes its own from it. */
export const environment = process.env;

type Config = {
  mongoUrl: string;
  dbPrefix: string;
  /** Those that may have sealed the record's head. */
  secrets: string[];
};

/** @throws Error that names what is missing or wrong */
export function readConfig(): Config {
  const result = schema.safeParse(environment);
  if (result.success) {
    const { MONGO_URL: mongoUrl, DB_PREFIX: dbPrefix, SESSION_SECRET, SESSION_SECRET_BEFORE } = result.data;
    const secrets = [SESSION_SECRET, SESSION_SECRET_BEFORE].flatMap((secret) => secret || []);
    return { mongoUrl, dbPrefix, secrets };
  }
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`These settings are missing or wrong:\n  ${problems.join('\n  ')}`);
}
