import { json, Router, urlencoded, type RequestHandler } from 'express';
import type { Checkout } from '../domain/checkout.ts';
import { keyName } from '../ledger/ledger.ts';
import { readOrder } from '../paypal/order-input.ts';
import { captureView, orderView } from '../paypal/order-view.ts';
import { invalidRequest, missing, paypalError } from '../paypal/paypal-error.ts';
import { isAccessToken, newAccessToken, TOKEN_SECONDS } from '../paypal/access-token.ts';
import { isPaypalSignature } from '../webhooks/paypal-signature.ts';
import type { SandboxDeps } from './deps.ts';
import { paypalRefundRoutes } from './paypal-refund-routes.ts';
import { paypalReportingRoutes } from './paypal-reporting-routes.ts';
import { overridesOf, type Script } from './script.ts';

const unauthorized = { status: 401, name: 'AUTHENTICATION_FAILURE', issue: 'invalid_token' };

/** Only what the shop calls. */
export function paypalRoutes({ config, ledger, moves, log }: SandboxDeps, script: Script): Router {
  const router = Router();
  const secret = config.PAYPAL_CLIENT_SECRET;
  const basic = `Basic ${Buffer.from(`${config.PAYPAL_CLIENT_ID}:${secret}`).toString('base64')}`;

  router.post('/v1/oauth2/token', urlencoded({ extended: false }), (request, response) => {
    if (request.get('authorization') !== basic) {
      return void response
        .status(401)
        .json({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    }
    const access_token = newAccessToken(secret, Date.now(), script.tokenRound());
    response.json({ access_token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope: 'all' });
  });

  const requireToken: RequestHandler = (request, response, next) => {
    const token = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
    if (isAccessToken(token, secret, Date.now(), script.tokenRound())) return next();
    paypalError(response, unauthorized);
  };
  router.use(
    ['/v2', '/v1/notifications', '/v1/customer', '/v1/reporting'],
    requireToken,
    json({ limit: '512kb' }),
  );

  const orderOf = (id: string): Checkout | undefined => {
    const checkout = ledger.checkouts.get(id);
    return checkout?.provider === 'paypal' ? checkout : undefined;
  };
  const byCapture = (id: string): Checkout | undefined =>
    [...ledger.checkouts.values()].find(
      (checkout) => checkout.provider === 'paypal' && checkout.charge?.id === id,
    );

  router.post('/v2/checkout/orders', (request, response) => {
    const key = request.get('paypal-request-id');
    const previous = key && ledger.keys.get(keyName('paypal', 'created', key));
    const repeated = previous && orderOf(previous.id);
    if (repeated) return void response.status(200).json(orderView(repeated, config.PUBLIC_URL));
    const order = readOrder(request.body);
    if ('issue' in order) return paypalError(response, order);
    // Required with `payment_source`.
    if (!key) return paypalError(response, invalidRequest('PAYPAL_REQUEST_ID_REQUIRED'));
    ledger.record({ type: 'created', ...order, key });
    const created = orderOf(order.id);
    if (created) response.status(201).json(orderView(created, config.PUBLIC_URL));
  });

  router.get('/v2/checkout/orders/:id', (request, response) => {
    const order = orderOf(request.params.id);
    if (!order) return paypalError(response, missing);
    response.json(orderView(order, config.PUBLIC_URL));
  });

  router.post('/v2/checkout/orders/:id/capture', (request, response) => {
    const order = orderOf(request.params.id);
    if (!order) return paypalError(response, missing);
    const key = request.get('paypal-request-id');
    const done = order.charge !== null;
    if (done && key && ledger.keys.get(keyName('paypal', 'captured', key))?.id === order.id)
      return void response.status(200).json(orderView(order, config.PUBLIC_URL));
    if (done) return paypalError(response, { issue: 'ORDER_ALREADY_CAPTURED' });
    if (order.state !== 'approved') return paypalError(response, { issue: 'ORDER_NOT_APPROVED' });
    const wasDeclined = key && ledger.keys.get(keyName('paypal', 'declined', key))?.id === order.id;
    if (wasDeclined) return paypalError(response, { issue: 'INSTRUMENT_DECLINED' });
    if (order.declines) {
      moves.decline(order, key);
      return paypalError(response, { issue: 'INSTRUMENT_DECLINED' });
    }
    const overrides = overridesOf(response);
    if (overrides.payerAction) {
      moves.sendBack(order);
      return paypalError(response, { issue: 'PAYER_ACTION_REQUIRED' });
    }
    moves.charge(order, overrides, key);
    response.status(201).json(orderView(orderOf(order.id) ?? order, config.PUBLIC_URL));
  });

  router.get('/v2/payments/captures/:id', (request, response) => {
    const order = byCapture(request.params.id);
    if (!order) return paypalError(response, missing);
    response.json(captureView(order));
  });

  router.use(paypalRefundRoutes({ config, ledger, moves, log }));
  router.use(paypalReportingRoutes({ config, ledger, moves, log }));

  router.post('/v1/notifications/verify-webhook-signature', (request, response) => {
    const requestBody = (request.body ?? {}) as Record<string, unknown>;
    const sent = {
      id: String(requestBody['transmission_id']),
      time: String(requestBody['transmission_time']),
      webhookId: String(requestBody['webhook_id']),
    };
    const body = JSON.stringify(requestBody['webhook_event']);
    const genuine =
      sent.webhookId === config.PAYPAL_WEBHOOK_ID &&
      isPaypalSignature(body, sent, secret, String(requestBody['transmission_sig']));
    response.json({ verification_status: genuine ? 'SUCCESS' : 'FAILURE' });
  });
  return router;
}
