import { isPermanent, ShopError } from '@shop/service-kit';
import type { ShipmentDeps } from './deps.ts';
import { heldParcel } from './hold-shipment.ts';
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

async function send(deps: ShipmentDeps, claimed: StoredShipment): Promise<void> {
  const { logger, now, ship, shipments } = deps;
  try {
    await ship(heldParcel(deps, claimed));
    await shipments.end(claimed, '', now());
  } catch (err) {
    logger.warn({ err, orderID: claimed._id }, 'a parcel could not be marked as sent');
    if (isRefused(err)) await shipments.end(claimed, err.message, now());
    else await shipments.putOff(claimed);
  }
}

const isRefused = (error: unknown): error is ShopError =>
  error instanceof ShopError && error.code !== 'busy' && (isPermanent(error) || error.kind === 'conflict');
