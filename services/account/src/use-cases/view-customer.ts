import type { CustomerRecord, WholeCustomer } from '@shop/contracts';
import type { AccountDeps } from '../deps.ts';
import type { User } from '../store/user-model.ts';

export function customerRecord({ _id: id, userName, email, isUnconfirmed, createdAt }: User): CustomerRecord {
  return { id, userName, email, isConfirmed: !isUnconfirmed, createdAt: createdAt.toISOString() };
}

export async function wholeCustomer(
  { addresses }: Pick<AccountDeps, 'addresses'>,
  user: User,
): Promise<WholeCustomer> {
  return {
    ...customerRecord(user),
    addresses: await addresses.list(user._id),
    notes: (user.makersNotes ?? [])
      .map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
      .toReversed(),
  };
}
