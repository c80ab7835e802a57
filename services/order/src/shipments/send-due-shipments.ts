import { isPermanent, ShopError } from '@shop/service-kit';
import type { ShipmentDeps } from './deps.ts';
import type { StoredShipment } from './shipment.ts';

/** Another process repeats a claim that is older. */
const LEASE_MS = 45_000;

export async function sendDueShipments(deps: ShipmentDeps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const claimed = await deps.shipments.claimDue(now, new Date(now.getTime() + LEASE_MS));
    if (!claimed) return;
    await send(deps, claimed);
  }
}

async function send({ logger, now, ship, shipments }: ShipmentDeps, claimed: StoredShipment): Promise<void> {
  const { _id: orderID, admin, version, trackingCode, seenTrackingCode } = claimed;
  try {
    await ship({ orderID, admin, version, trackingCode, seenTrackingCode });
    await shipments.end(claimed, '', now());
  } catch (err) {
    logger.warn({ err, orderID }, 'a parcel could not be marked as sent');
    if (isRefused(err)) await shipments.end(claimed, err.message, now());
  }
}

const isRefused = (error: unknown): error is ShopError =>
  error instanceof ShopError && error.code !== 'busy' && (isPermanent(error) || error.kind === 'conflict');
