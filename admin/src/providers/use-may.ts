import { mayDo, type AdminRights } from '@shop/shop-rules/rights';
import { usePermissions } from 'react-admin';

/** What of the back office is changed, by the name that its calls have. */
export type Changed =
  | 'products'
  | 'search'
  | 'orders'
  | 'customers'
  | 'discount-codes'
  | 'letters'
  | 'settings'
  | 'legal'
  | 'accounts'
  | 'dead-letters';

/** The pages that not everybody of the back office may look at, by the name that their calls have. */
export type GuardedPage = 'accounts' | 'record' | 'customers';

/** Whether whoever is signed in may change something; undefined until that is known. The services decide by the same table. */
export const useMay = (change: Changed): boolean | undefined => useMayCall('POST', change);

/** Whether whoever is signed in may look at a page; undefined until that is known. */
export const useMaySee = (page: GuardedPage): boolean | undefined => useMayCall('GET', page);

function useMayCall(method: string, name: string): boolean | undefined {
  const { permissions } = usePermissions<AdminRights>();
  return permissions && mayDo(permissions, { method, path: `/api/admin/rest/${name}` });
}
