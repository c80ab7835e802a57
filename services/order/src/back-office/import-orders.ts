import type { ImportedOrder } from '@shop/contracts';
import { changedFields } from '@shop/audit-log';
import type { BackOfficeDeps } from './deps.ts';
import { importedOrder } from './imported-order.ts';

type Import = { admin: { id: string; userName: string }; orders: ImportedOrder[] };

/** Moves no stock and no money; an order imported before stays unchanged. */
export async function importOrders(
  {
    orders: store,
    logger,
    catalog,
    auditLog,
  }: Pick<BackOfficeDeps, 'orders' | 'catalog' | 'logger' | 'auditLog'>,
  { admin, orders }: Import,
): Promise<{ added: number; kept: number }> {
  const { smallSeller } = await catalog.settings();
  const seller = { isLiable: !smallSeller };
  const counts = await auditLog.during({ kind: 'orders-imported', by: admin.id }, async (reportChanges) => {
    const added = await store.insertMissing(orders.map((order) => importedOrder(order, admin, seller)));
    reportChanges({ changes: changedFields(null, { added: added || null }) });
    return { added, kept: orders.length - added };
  });
  logger.info({ admin: admin.id, ...counts }, 'past orders were imported');
  return counts;
}
