import express, { type ErrorRequestHandler, type Express } from 'express';
import { controlRoutes } from './http/control-routes.ts';
import type { SandboxDeps } from './http/deps.ts';
import { pageRoutes } from './http/page-routes.ts';
import { paypalRoutes } from './http/paypal-routes.ts';
import { createScript } from './http/script.ts';
import { stripeRoutes } from './http/stripe-routes.ts';
import { keyName } from './ledger/ledger.ts';
import type { Log } from './log.ts';
import { invalidRequest, missing, paypalError } from './paypal/paypal-error.ts';
import { stripeError } from './stripe/stripe-error.ts';

/** Opens no port. */
export function createApp(deps: SandboxDeps): Express {
  const app = express();
  const script = createScript((key) =>
    ['created', 'refunded'].some((call) => deps.ledger.keys.has(keyName('stripe', call, key))),
  );
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'extended');
  app.get(['/health', '/ready'], (_request, response) => void response.json({ success: true }));
  app.use(controlRoutes(deps, script));
  app.use(script.play);
  app.use('/sandbox', pageRoutes(deps));
  app.use(paypalRoutes(deps, script));
  app.use('/v1', stripeRoutes(deps));
  app.use((request, response) => {
    if (isPaypal(request.path)) return paypalError(response, missing);
    const message = `Unrecognized request URL (${request.method}: ${request.path}).`;
    stripeError(response, { status: 404, message });
  });
  app.use(answerError(deps.log));
  return app;
}

const isPaypal = (path: string): boolean =>
  path.startsWith('/v2/') || /^\/v1\/(oauth2|notifications|customer|reporting)\//.test(path);

const answerError =
  (log: Log): ErrorRequestHandler =>
  (err: unknown, request, response, _next) => {
    const status = (err as { status?: unknown }).status;
    const code = typeof status === 'number' && status < 500 ? status : 500;
    if (code === 500)
      log('a call failed', { path: request.path, err: err instanceof Error ? err.stack : err });
    if (response.headersSent) return void response.destroy();
    if (code < 500 && isPaypal(request.path))
      return paypalError(response, invalidRequest('MALFORMED_REQUEST_JSON'));
    response.status(code).json({ error: { type: 'api_error', message: 'The request could not be handled' } });
  };
