import type { AuditLog } from '@shop/audit-log';
import type { Logger } from '@shop/service-kit';
import type { OrderConfig } from '../config.ts';
import type { ChangeDeps } from '../deps.ts';
import type { ShipmentStore } from './shipment-store.ts';
import type { Parcel } from './shipment.ts';

export type ShipmentDeps = Pick<ChangeDeps, 'orders' | 'now'> & {
  shipments: ShipmentStore;
  /** Does nothing for a parcel that it has sent before. */
  ship: (parcel: Parcel) => Promise<void>;
  auditLog: Pick<AuditLog, 'during'>;
  config: Pick<OrderConfig, 'SHIPPING_HOLD_SECONDS'>;
  logger: Logger;
};
