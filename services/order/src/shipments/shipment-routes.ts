import { shipmentSchema, type HeldShipment } from '@shop/contracts';
import { parseInput, requireAdmin } from '@shop/service-kit';
import type { Express } from 'express';
import { withCurrent } from '../http/with-current.ts';
import type { ShipmentDeps } from './deps.ts';
import { holdShipment, listShipments, undoShipment } from './hold-shipment.ts';
import type { StoredShipment } from './shipment.ts';

const PATH = '/api/admin/rest/orders';

export function mountShipmentRoutes(app: Express, deps: ShipmentDeps): void {
  // Ids are hexadecimal, so no order has this one.
  app.get(`${PATH}/shipments`, async (request, response) => {
    requireAdmin(request);
    response.json({ success: true, data: (await listShipments(deps)).map(shipmentView) });
  });

  app.post(`${PATH}/:orderID/shipment`, async (request, response) => {
    const { id, userName } = requireAdmin(request);
    const { orderID } = request.params;
    const parcel = { ...parseInput(shipmentSchema, request.body), orderID, admin: { id, userName } };
    const held = await holdShipment(deps, parcel).catch(withCurrent(deps, orderID));
    response.status(202).json({ success: true, data: shipmentView(held) });
  });

  app.delete(`${PATH}/:orderID/shipment`, async (request, response) => {
    const admin = requireAdmin(request);
    await undoShipment(deps, { admin, orderID: request.params.orderID });
    response.json({ success: true });
  });
}

const shipmentView = ({
  _id,
  version,
  trackingCode,
  dueAt,
  state,
  failure,
}: StoredShipment): HeldShipment => ({
  orderID: _id,
  version,
  trackingCode,
  dueAt: dueAt.toISOString(),
  state,
  failure,
});
