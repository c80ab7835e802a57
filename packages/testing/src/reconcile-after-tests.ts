import { assertReconciled, type Rule } from '@shop/reconciliation';
import { afterAll } from 'vitest';

type Reconciled = Omit<
  Parameters<typeof assertReconciled>[0],
  'mongoUrl' | 'dbPrefix' | 'rules' | 'graceMs'
> & {
  config: { MONGO_URL: string; DB_PREFIX: string };
  /** Rules that need no database but the service's own and its stand-ins. */
  rules: Rule[];
};

type Reconciliation = {
  /** Ignores an order, payment or product (its id) whose data a test corrupts on purpose. */
  exclude: (id: string) => void;
};

/** Time for work that the last test of a file started. */
const SETTLE_MS = 60_000;

/**
 * Reconciles a service's database after all tests of a file. Call it after the harness is set up, so that it
 * runs before the harness closes.
 * @param options read at the end, while the harness is open
 * @throws Error with the report when money or stock differs
 */
export function reconcileAfterTests(options: () => Reconciled): Reconciliation {
  const excluded = new Set<string>();
  afterAll(async () => {
    const { config, ...rest } = options();
    const at = { mongoUrl: config.MONGO_URL, dbPrefix: config.DB_PREFIX };
    await assertReconciled({ ...at, ...rest, without: excluded }, SETTLE_MS);
  });
  return { exclude: (id) => void excluded.add(id) };
}
