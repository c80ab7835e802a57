import type { Address } from '@shop/contracts';
import { ShopError, type InternalUser } from '@shop/service-kit';
import { anAddress, aUser, type StandInHandler } from '@shop/testing';

/** The stand-in's e-mail of a customer. */
export const emailOf = ({ id }: { id: string }): string => `${id}@example.fi`;

export type AccountStandIn = {
  routes: Record<string, StandInHandler>;
  /** Ids of the events that order has acknowledged to account. */
  acknowledged: string[];
  /** Makes a customer with an address. */
  customer: () => { user: InternalUser; address: Address };
  /** Gives the customer a further address. */
  move: (user: InternalUser, fields: Partial<Address>) => Address;
  /** From now on nobody knows whether the customer's e-mail address is theirs. */
  doubt: (user: InternalUser) => void;
};

/** Who is who and lives where, as account answers it. */
export function createAccountStandIn(): AccountStandIn {
  const users = new Map<string, InternalUser>();
  const addresses = new Map<string, Address>();
  const unconfirmed = new Set<string>();
  const acknowledged: string[] = [];
  const move = (user: InternalUser, fields: Partial<Address>): Address => {
    const address = anAddress(user.id, fields);
    addresses.set(address._id, address);
    return address;
  };
  return {
    acknowledged,
    routes: {
      'POST /internal/outbox/acknowledge': ({ body }) =>
        void acknowledged.push((body as { eventId: string }).eventId),
      'GET /internal/buyers/:userID': ({ params }) => {
        const user = users.get(params['userID'] ?? '');
        if (!user) throw new ShopError({ code: 'account-not-found' });
        return { email: emailOf(user), isConfirmed: !unconfirmed.has(user.id) };
      },
      'GET /internal/buyers/:userID/addresses/:addressID': ({ params }) => {
        const user = users.get(params['userID'] ?? '');
        const address = addresses.get(params['addressID'] ?? '');
        if (!user || address?.userID !== user.id) throw new ShopError({ code: 'address-not-found' });
        const isConfirmed = !unconfirmed.has(user.id);
        return { userName: user.userName, email: emailOf(user), isConfirmed, address };
      },
    },
    customer: () => {
      const user = aUser();
      users.set(user.id, user);
      return { user, address: move(user, {}) };
    },
    move,
    doubt: ({ id }) => void unconfirmed.add(id),
  };
}
