import { assertBooksAreRight, type Rule } from '@shop/reconciliation';
import { afterAll } from 'vitest';

type ToProve = Omit<
  Parameters<typeof assertBooksAreRight>[0],
  'mongoUrl' | 'dbPrefix' | 'rules' | 'graceMs'
> & {
  config: { MONGO_URL: string; DB_PREFIX: string };
  /** Those of the audit's rules for which the service's own database, and what stands in for others, is enough. */
  rules: Rule[];
};

type Proof = {
  /**
   * Leaves an order, payment or product out: a test breaks its books on purpose.
   * @param id what the test has broken
   */
  breaks: (id: string) => void;
};

/** What is under way at the end of a file was started by its last test, and is waited for as everything in a test is. */
const SETTLE_MS = 60_000;

/**
 * Runs the audit over what a file's tests have left in a service's database, before its harness closes: call it after
 * the harness is set up.
 * @param toProve asked at the end, when the harness is open
 * @throws Error with the audit's report when money or stock is not right
 */
export function proveBooks(toProve: () => ToProve): Proof {
  const broken = new Set<string>();
  afterAll(async () => {
    const { config, ...options } = toProve();
    const at = { mongoUrl: config.MONGO_URL, dbPrefix: config.DB_PREFIX };
    await assertBooksAreRight({ ...at, ...options, without: broken }, SETTLE_MS);
  });
  return { breaks: (id) => void broken.add(id) };
}
