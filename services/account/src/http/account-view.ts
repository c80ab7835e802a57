import type { AccountRecord } from '@shop/contracts';
import { rightsOf } from '../domain/rights.ts';
import type { User } from '../store/user-model.ts';

/** An account as the back office shows it; nothing else of it leaves the service. */
export function accountRecord(user: User, sessions: number): AccountRecord {
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
