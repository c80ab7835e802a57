import { id, orderMessageSchema } from '@shop/contracts';
import { parseInput, requireAdmin, ShopError } from '@shop/service-kit';
import type { Express } from 'express';
import type { EmailDeps } from '../deps.ts';
import { emailRecord } from '../http/email-view.ts';
import { writeOrderMessage } from './write-order-message.ts';

export function mountOrderMessageRoutes(app: Express, deps: EmailDeps): void {
  app.post('/api/admin/rest/letters/orders/:orderID', async (request, response) => {
    const admin = requireAdmin(request);
    const orderID = id.safeParse(request.params.orderID);
    if (!orderID.success) throw new ShopError({ code: 'order-not-found' });
    const message = parseInput(orderMessageSchema, request.body);
    const key = request.get('idempotency-key');
    const email = await writeOrderMessage(deps, { orderID: orderID.data, message, key, admin });
    response.status(201).json(emailRecord(email, deps.now()));
  });
}
