import type { AccountRecord, Role } from '@shop/contracts';
import type { AdminRights } from '@shop/shop-rules';
import { rightsOf } from '../domain/rights.ts';

type ShownAccount = {
  _id: string;
  userName: string;
  email: string;
  role: Role;
  rights?: AdminRights;
  createdAt: Date;
  isUnconfirmed?: boolean;
};

/** The only shape in which an account leaves the service. */
export function accountRecord({ user, sessions }: { user: ShownAccount; sessions: number }): AccountRecord {
  const { _id: id, userName, email, role, createdAt, isUnconfirmed } = user;
  return {
    id,
    userName,
    email,
    role,
    rights: rightsOf(user),
    isConfirmed: !isUnconfirmed,
    createdAt: createdAt.toISOString(),
    sessions,
  };
}
