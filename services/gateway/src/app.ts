import { errorCodes } from '@shop/contracts';
import { ShopError } from '@shop/service-kit';
import express, { type Express } from 'express';
import type { GatewayDeps } from './deps.ts';
import { serveAdmin } from './http/admin-files.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { answerError } from './http/errors.ts';
import { securityHeaders } from './http/headers.ts';
import { cleanRequest, timeBody } from './http/inbound.ts';
import { limits } from './http/limits.ts';
import { keepOwnName } from './http/own-name.ts';
import { createProxy, FILE_ANSWER_MS } from './http/proxy.ts';
import { createSessions } from './http/sessions.ts';
import { warnOfUnnamedProxy } from './http/unnamed-proxy.ts';
import { readVisitorToken, sendVisitorToken, visitorAddress } from './http/visitor-address.ts';
import { findRoute, serviceNames, type ServiceName } from './routes.ts';

const changesSession: ReadonlySet<string> = new Set([
  '/api/auth/logout',
  '/api/auth/login',
  '/api/auth/name',
  '/api/auth/password',
  '/api/auth/account',
  '/api/auth/second-factor/confirm',
  '/api/auth/second-factor/off',
  '/api/auth/second-factor/prove',
]);

/** The public HTTP interface, in this order: clean, identify, limit, route. */
export function createApp(deps: GatewayDeps): Express {
  const { config } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  if (config.TRUSTED_PROXIES.length > 0) app.set('trust proxy', config.TRUSTED_PROXIES);

  const sessions = createSessions(deps);
  const services = Object.fromEntries(
    serviceNames.map((name) => [name, createProxy(serviceUrl(deps, name), deps)]),
  ) as Record<ServiceName, ReturnType<typeof createProxy>>;
  const catalogOfFiles = createProxy(config.CATALOG_URL, deps, FILE_ANSWER_MS);
  const storefront = createProxy(config.STOREFRONT_URL, deps);

  app.use(deps.metrics.observe);
  app.use(securityHeaders(config));
  app.use(warnOfUnnamedProxy(config, deps.logger));
  app.use(cleanRequest(deps.logger));
  app.use(readVisitorToken(deps));
  app.get('/health', (_request, response) => void response.json({ success: true }));
  // Starting and stopping are `runService`'s; what stands behind is at /health/parts, on the metrics' port.
  app.get('/ready', (_request, response) => void response.json({ success: true }));
  // The storefront's own stay internal too.
  for (const path of ['/metrics', '/health/parts'])
    app.get(path, () => {
      throw new ShopError({ code: 'not-found' });
    });
  app.use(keepOwnName(config));
  app.use(refuseCrossSite(config));
  app.use(timeBody());

  app.get('/api/auth/check', (request, response, next) => {
    if (sessions.hasCookie(request)) next();
    else
      response
        .set('cache-control', 'no-store')
        .json({ success: false, message: errorCodes['login-required'].message });
  });
  app.use(async (request, response, next) => {
    const route = findRoute(request.path);
    if (!route) return next();
    if (Number(request.get('content-length') ?? 0) > (route.fileBytes ?? Infinity))
      throw new ShopError({ code: 'import-too-large' });
    const user = route.session ? await sessions.userOf(request) : null;
    // Service routers ignore case and a trailing slash.
    if (user && request.method !== 'GET' && changesSession.has(request.path.toLowerCase().replace(/\/$/, '')))
      response.locals['onSuccess'] = () => sessions.forget(user.sessionId);
    const address = route.origin ? visitorAddress(request, response) : undefined;
    request.headers['x-user-token'] = deps.signUserToken(route.service, user, address);
    const device = route.origin && sessions.deviceToken(request);
    if (device) request.headers['x-device-token'] = device;
    response.locals['userID'] = user?.id;
    response.locals['isAdmin'] = user?.role === 'admin';
    response.locals['proxy'] = route.fileBytes ? catalogOfFiles : services[route.service];
    next();
  });
  app.use(limits(deps));
  app.use((request, response, next) => {
    const proxy = response.locals['proxy'] as ReturnType<typeof createProxy> | undefined;
    if (!proxy) return next();
    delete request.headers.cookie;
    return proxy(request, response, next);
  });
  app.use('/api', () => {
    throw new ShopError({ code: 'not-found' });
  });

  if (config.SANDBOX_URL) {
    const sandbox = createProxy(config.SANDBOX_URL, deps);
    app.use((request, response, next) => {
      if (!request.path.startsWith('/sandbox/')) return next();
      delete request.headers.cookie;
      return sandbox(request, response, next);
    });
  }
  app.use('/admin', serveAdmin(config, sessions));
  app.use(sendVisitorToken(deps), storefront);
  app.use(answerError(deps.logger));
  return app;
}

function serviceUrl({ config }: GatewayDeps, name: ServiceName): string {
  return {
    account: config.ACCOUNT_URL,
    catalog: config.CATALOG_URL,
    cart: config.CART_URL,
    order: config.ORDER_URL,
    payment: config.PAYMENT_URL,
    email: config.EMAIL_URL,
  }[name];
}
