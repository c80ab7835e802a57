import type { Role } from '@shop/contracts';
import type { AdminRights } from '@shop/shop-rules';

/** What an account may do in the back office; null for a customer's. */
export function rightsOf({
  role,
  rights = 'owner',
}: {
  role: Role;
  rights?: AdminRights;
}): AdminRights | null {
  return role === 'admin' ? rights : null;
}
