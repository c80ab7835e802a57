import { mayDo, type AdminRights } from '@shop/contracts/rights';
import { usePermissions } from 'react-admin';

/** What of the back office is changed, by the name that its calls have. */
export type Changed = 'products' | 'orders' | 'customers' | 'discount-codes' | 'letters' | 'dead-letters';

/** Whether whoever is signed in may change something; not before that is known. The services decide by the same table. */
export function useMay(change: Changed): boolean {
  const { permissions } = usePermissions<AdminRights>();
  const path = `/api/admin/rest/${change}`;
  return permissions !== undefined && mayDo(permissions, { method: 'POST', path });
}
