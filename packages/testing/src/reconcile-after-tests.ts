import { assertReconciled, type Rule } from '@shop/reconciliation';
import { afterAll } from 'vitest';

type Reconciled = Omit<
  Parameters<typeof assertReconciled>[0],
  'mongoUrl' | 'dbPrefix' | 'rules' | 'graceMs'
> & {
  config: { MONGO_URL: string; DB_PREFIX: string };
  /** Rules that need only the service's database and stand-ins. */
  rules: Rule[];
};

type Reconciliation = {
  /** Ignores an order, payment or product (by id) that a test corrupts on purpose. */
  exclude: (id: string) => void;
};

/** For work started by the last test. */
const SETTLE_MS = 60_000;

/**
 * Reconciles a service's database after a file's tests. Call it after setting up the harness, so that it runs before
 * closing.
 * @param options read at the end
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
