import type { CatalogDeps } from '../deps.ts';
import { firstRecentDay, POPULARITY_MS } from '../domain/recent-sales.ts';

const FREED_MS = 24 * 3_600_000;

/** Folds old ledger entries and sales into sums; stock and received stay. */
export async function foldLedgers({
  ledgers,
  now,
  logger,
}: Pick<CatalogDeps, 'ledgers' | 'now' | 'logger'>): Promise<void> {
  const movements = await ledgers.foldMovements();
  const sales = await ledgers.foldSales(new Date(now().getTime() - POPULARITY_MS));
  const soldDays = await ledgers.forgetSoldByDay(firstRecentDay(now()));
  const freed = await ledgers.forgetFreed(new Date(now().getTime() - FREED_MS));
  if (movements + sales + soldDays + freed > 0)
    logger.info({ movements, sales, soldDays, freed }, 'old entries of products were folded');
}
