import type { CatalogDeps } from '../deps.ts';

/** An order may come back to its sale for so long: a repeated step, a late payment, an audit. */
const SALES_MS = 30 * 24 * 3_600_000;
/** No reservation is under way for so long. */
const FREED_MS = 24 * 3_600_000;

/** Folds what is old of every product's ledger into sums, and forgets old frees; stock and received stay as they are. */
export async function foldLedgers({
  ledgers,
  now,
  logger,
}: Pick<CatalogDeps, 'ledgers' | 'now' | 'logger'>): Promise<void> {
  const movements = await ledgers.foldMovements();
  const sales = await ledgers.foldSales(new Date(now().getTime() - SALES_MS));
  const freed = await ledgers.forgetFreed(new Date(now().getTime() - FREED_MS));
  if (movements + sales + freed > 0)
    logger.info({ movements, sales, freed }, 'old entries of products were folded');
}
