import { requestMissingAmountSchema, decideMoneySchema } from '@shop/contracts';
import { parseInput, requireAdmin } from '@shop/service-kit';
import type { Express, RequestHandler } from 'express';
import type { SagaDeps } from '../deps.ts';
import { acceptPayment } from '../use-cases/review/accept-payment.ts';
import { requestMissingAmount } from '../use-cases/review/request-missing-amount.ts';
import { dismissPayment } from '../use-cases/review/dismiss-payment.ts';
import { orderRecord } from './order-view.ts';
import { withCurrent } from './with-current.ts';

const PATH = '/api/admin/rest/orders/:orderID';

export function mountReviewRoutes(app: Express, deps: SagaDeps): void {
  const deciding =
    (decide: typeof acceptPayment): RequestHandler<{ orderID: string; paymentId: string }> =>
    async (request, response) => {
      const admin = requireAdmin(request);
      const { orderID, paymentId } = request.params;
      const input = parseInput(decideMoneySchema, request.body);
      const order = await decide(deps, { admin, orderID, paymentId, ...input }).catch(
        withCurrent(deps, orderID),
      );
      response.json(orderRecord(order));
    };
  app.post(`${PATH}/payments/:paymentId/accept`, deciding(acceptPayment));
  app.post(`${PATH}/payments/:paymentId/dismiss`, deciding(dismissPayment));

  app.post(`${PATH}/rest`, async (request, response) => {
    const admin = requireAdmin(request);
    const { orderID } = request.params;
    const { version } = parseInput(requestMissingAmountSchema, request.body);
    const order = await requestMissingAmount(deps, { admin, orderID, version }).catch(
      withCurrent(deps, orderID),
    );
    response.json(orderRecord(order));
  });
}
