import type { OwnHolds } from '@shop/contracts';
import type { InternalClient, Logger } from '@shop/service-kit';

export type OrderClient = {
  /** What the user's own unpaid checkout holds; nothing while order is away, which only makes the cart stricter. */
  heldBy: (userID: string) => Promise<OwnHolds>;
};

export function createOrderClient(client: InternalClient, logger: Logger): OrderClient {
  return {
    heldBy: (userID) =>
      client.get<OwnHolds>(`/internal/users/${userID}/holds`).catch((err: unknown) => {
        logger.warn({ err, userID }, 'what the own checkout holds is not known');
        return [];
      }),
  };
}
