import { closePaymentSchema, feesQuerySchema, id, startPaymentSchema } from '@shop/contracts';
import { parseInput } from '@shop/service-kit';
import type { Express } from 'express';
import type { PaymentDeps } from '../deps.ts';
import { closePayment } from '../use-cases/close-payment.ts';
import { driveRefunds } from '../use-cases/drive-refunds.ts';
import { readFees } from '../use-cases/read-fees.ts';
import { settleNow } from '../use-cases/settle-now.ts';
import { startPayment } from '../use-cases/start-payment.ts';
import { listTimeline } from '../use-cases/list-timeline.ts';
import { paymentView } from './payment-view.ts';

export function mountInternalRoutes(app: Express, deps: PaymentDeps): void {
  app.get('/internal/orders/:orderID/timeline', async (request, response) => {
    response.json({ success: true, data: await listTimeline(deps, parseInput(id, request.params.orderID)) });
  });
  app.get('/internal/fees', async (request, response) => {
    const days = parseInput(feesQuerySchema, request.query);
    response.json({ success: true, data: await readFees(deps, days) });
  });
  app.post('/internal/payments', async (request, response) => {
    const started = await startPayment(deps, parseInput(startPaymentSchema, request.body));
    response.status(201).json({ success: true, data: started });
  });
  app.post('/internal/payments/:paymentId/settle', async (request, response) => {
    const payment = await settleNow(deps, request.params.paymentId);
    response.json({ success: true, data: paymentView(payment) });
  });
  app.post('/internal/payments/:paymentId/fetch-returns', async (request, response) => {
    await driveRefunds(deps, request.params.paymentId);
    response.json({ success: true, data: {} });
  });
  app.post('/internal/payments/:paymentId/close', async (request, response) => {
    const closing = parseInput(closePaymentSchema, request.body);
    const payment = await closePayment(deps, request.params.paymentId, closing);
    response.json({ success: true, data: paymentView(payment) });
  });
}
