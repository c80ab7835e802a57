import { z } from 'zod';

const schema = z.object({
  MONGO_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, { error: 'must start with mongodb://' }),
  DB_PREFIX: z.string().default('shop'),
  SESSION_SECRET: z.string().optional(),
  SESSION_SECRET_BEFORE: z.string().optional(),
});

/** Also passed to payment's command, which queries the providers. */
export const environment = process.env;

type Config = {
  mongoUrl: string;
  dbPrefix: string;
  /** May have sealed the audit log. */
  secrets: string[];
};

/** @throws Error that names missing or invalid settings */
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
