import type { Role } from '@shop/contracts';
import type { AdminRights } from '@shop/shop-rules';

export function rightsOf({
  role,
  rights = 'owner',
}: {
  role: Role;
  rights?: AdminRights;
}): AdminRights | null {
  return role === 'admin' ? rights : null;
}
