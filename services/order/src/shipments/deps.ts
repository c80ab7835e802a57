import type { AuditLog } from '@shop/audit-log';
import type { Logger } from '@shop/service-kit';
import type { OrderConfig } from '../config.ts';
import type { ChangeDeps } from '../deps.ts';
import type { HeldParcel } from '../domain/held-parcel.ts';
import type { ShipmentStore } from './shipment-store.ts';

export type ShipmentDeps = Pick<ChangeDeps, 'orders' | 'now'> & {
  shipments: ShipmentStore;
  /** Does nothing for a parcel that it has sent before. */
  ship: (parcel: HeldParcel) => Promise<void>;
  auditLog: Pick<AuditLog, 'during'>;
  config: Pick<OrderConfig, 'SHIPPING_HOLD_SECONDS'>;
  logger: Logger;
};
