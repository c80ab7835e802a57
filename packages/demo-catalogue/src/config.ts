import { z } from 'zod';
import { SeedError } from './seed/seed-error.ts';

const envSchema = z.object({
  SHOP_URL: z
    .url({ error: 'must be the address of the shop, for example http://localhost:3000' })
    .transform((url) => url.replace(/(?<!\/)\/+$/, '')),
  ADMIN_EMAIL: z.string({ error: 'must be the e-mail address of an admin' }).min(3),
  ADMIN_PASSWORD: z.string({ error: 'must be the password of that admin' }).min(1),
  SEED_STATE_FILE: z.string().optional(),
  /** `first`: one picture per product. `large`: years of trade. */
  SEED_PART: z.enum(['first', 'all', 'large'], { error: 'must be first, all or large' }).default('all'),
  /** Invented past orders that come with the first pictures. */
  SEED_ORDERS: z.coerce
    .number({ error: 'must be a number of orders, 0 for none' })
    .int()
    .min(0)
    .max(500)
    .default(40),
});
export type SeedConfig = z.infer<typeof envSchema>;

/** @throws SeedError naming every bad variable */
export function readConfig(env: NodeJS.ProcessEnv = process.env): SeedConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new SeedError(`The seed cannot start:\n${lines.join('\n')}`, 2);
}
