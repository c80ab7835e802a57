import { mayDo, type AdminRights } from '@shop/shop-rules/rights';
import { usePermissions } from 'react-admin';

export type Changed =
  | 'products'
  | 'search'
  | 'reviews'
  | 'orders'
  | 'customers'
  | 'discount-codes'
  | 'letters'
  | 'letters/texts'
  | 'settings'
  | 'legal'
  | 'accounts'
  | 'dead-letters';

export type GuardedPage = 'accounts' | 'record' | 'customers';

/** Undefined until the rights have loaded. The services check by the same table. */
export const useMay = (change: Changed): boolean | undefined => useMayCall('POST', change);

export const useMaySee = (page: GuardedPage): boolean | undefined => useMayCall('GET', page);

function useMayCall(method: string, name: string): boolean | undefined {
  const { permissions } = usePermissions<AdminRights>();
  return permissions && mayDo(permissions, { method, path: `/api/admin/rest/${name}` });
}
