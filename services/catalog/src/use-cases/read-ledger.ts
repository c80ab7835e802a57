import { ShopError } from '@shop/service-kit';
import type { CatalogDeps } from '../deps.ts';
import { withBalances, type BalancedMovement, type Ledger } from '../domain/stock-ledger.ts';

type LedgerPage = Pick<Ledger, 'opening' | 'openedAt'> & {
  movements: BalancedMovement[];
  total: number;
};

export async function readLedger(
  { ledgers }: Pick<CatalogDeps, 'ledgers'>,
  { id, page, limit }: { id: string; page: number; limit: number },
): Promise<LedgerPage> {
  const ledger = await ledgers.find(id);
  if (!ledger) throw new ShopError({ code: 'product-not-found' });
  const movements = withBalances(ledger);
  const { opening, openedAt } = ledger;
  return {
    movements: movements.slice((page - 1) * limit, page * limit),
    total: movements.length,
    opening,
    openedAt,
  };
}

export const readMovementsOf = (
  { ledgers }: Pick<CatalogDeps, 'ledgers'>,
  { orderID, productIDs }: { orderID: string; productIDs: string[] },
) => ledgers.findOfOrder(orderID, productIDs);
