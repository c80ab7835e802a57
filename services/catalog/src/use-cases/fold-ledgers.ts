import type { CatalogDeps } from '../deps.ts';

/** An order may come back to its sale for so long: a repeated step, a late payment, an audit. */
const SALES_MS = 30 * 24 * 3_600_000;

/** Folds what is old of every product's ledger into sums; stock and received stay as they are. */
export async function foldLedgers({
  ledgers,
  now,
  logger,
}: Pick<CatalogDeps, 'ledgers' | 'now' | 'logger'>): Promise<void> {
  const movements = await ledgers.foldMovements();
  const sales = await ledgers.foldSales(new Date(now().getTime() - SALES_MS));
  if (movements + sales > 0) logger.info({ movements, sales }, 'old entries of products were folded');
}
