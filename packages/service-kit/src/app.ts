import { randomUUID } from 'node:crypto';
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler } from 'express';
import { runWithRequestId } from './context.ts';
import { errorBody, errorStatus, isExpectedWait, ShopError, toShopError } from './errors.ts';
import { requireAdmin, serviceGuard, userGuard } from './identity.ts';
import type { Logger } from './logger.ts';
import { addMetrics, createMetrics, type Metric } from './metrics.ts';

declare module 'express-serve-static-core' {
  interface Request {
    log: Logger;
    requestId: string;
    /** For routes that check a signature. */
    rawBody?: Buffer;
  }
}

export type ServiceApp = {
  name: string;
  logger: Logger;
  config: { SERVICE_TOKEN_SECRET: string; USER_TOKEN_PUBLIC_KEY: string };
  ready: () => boolean;
  /** Behind the user guard; a worker has none. */
  routes?: (app: Express) => void;
  formPaths?: readonly string[];
  /** Paths that read a text/csv or image/png body themselves. */
  streamedPaths?: readonly string[];
  /** For other services, below /internal. */
  internal?: (app: Express) => void;
  extraMetrics?: Metric[];
};

const BODY_LIMIT = '100kb';
/** Specification: webhooks have at most 256 KB. */
const RAW_BODY_LIMIT = '256kb';
const FORM_LIMIT = '4kb';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_DEPTH = 20;

/** Request ids, health, metrics, body limits, guards, error answers. Opens no connection. */
export function createServiceApp(service: ServiceApp): Express {
  const app = express();
  const metrics = createMetrics(service.name);
  addMetrics(metrics, service.extraMetrics ?? [], service.logger);
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use(requestContext(service.logger));
  app.get('/health', (_request, response) => void response.json({ success: true }));
  app.get('/ready', (_request, response) => {
    response.status(service.ready() ? 200 : 503).json({ success: service.ready() });
  });
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.use(metrics.observe);
  app.use('/internal', serviceGuard(service.name, service.config.SERVICE_TOKEN_SECRET));
  app.use(/^(?!\/internal\/)/, userGuard(service.name, service.config.USER_TOKEN_PUBLIC_KEY));
  // A route that forgets its check is closed too.
  app.use('/api/admin', adminGuard);
  app.use(noStore, readBody(service));
  service.internal?.(app);
  service.routes?.(app);
  app.use(() => {
    throw new ShopError({ code: 'not-found' });
  });
  app.use(answerError);
  return app;
}

function requestContext(logger: Logger): RequestHandler {
  return (request, _response, next) => {
    const given = request.get('x-request-id');
    request.requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    request.log = logger;
    runWithRequestId(request.requestId, next);
  };
}

const adminGuard: RequestHandler = (request, _response, next) => {
  requireAdmin(request);
  next();
};

/** Cacheable answers set their own. */
const noStore: RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'no-store');
  next();
};

function readBody({
  formPaths = [],
  streamedPaths = [],
}: Pick<ServiceApp, 'formPaths' | 'streamedPaths'>): RequestHandler {
  const form = express.urlencoded({ extended: false, limit: FORM_LIMIT });
  const json = express.json({ limit: BODY_LIMIT, strict: true, type: 'application/json' });
  const raw = express.raw({ limit: RAW_BODY_LIMIT, type: () => true });
  return (request, response, next) => {
    if (request.path.startsWith('/api/webhooks/')) {
      raw(request, response, (error?: unknown) => {
        if (Buffer.isBuffer(request.body)) request.rawBody = request.body;
        next(error);
      });
      return;
    }
    if (request.is('multipart/form-data') && request.path.endsWith('/image-upload')) return next();
    if (streamedPaths.includes(request.path) && request.is(['text/csv', 'image/png'])) return next();
    if (formPaths.includes(request.path) && request.is(FORM_TYPE)) return form(request, response, next);
    if (hasBody(request) && !request.is('application/json')) {
      throw new ShopError({ code: 'unsupported-media-type' });
    }
    json(request, response, (error?: unknown) => {
      if (!error && isTooDeep(request.body)) next(new ShopError({ code: 'malformed-json' }));
      else next(error);
    });
  };
}

function hasBody(request: Request): boolean {
  const length = request.get('content-length');
  return request.get('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
}

/** Level by level, so that a hostile body cannot exhaust the stack. */
function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

/** Node's codes for a request that breaks off. */
const BROKEN_OFF = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * The client left: no error of the shop. Node's codes apply to any connection, so they count only while the request is
 * incomplete.
 */
function isGone(thrown: unknown, request: Request): boolean {
  if (!(thrown instanceof Error)) return false;
  if (/^request aborted$/i.test(thrown.message)) return true;
  const { code = '' } = thrown as NodeJS.ErrnoException;
  return request.destroyed && !request.complete && BROKEN_OFF.has(code);
}

const answerError: ErrorRequestHandler = (thrown: unknown, request, response, _next) => {
  if (isGone(thrown, request))
    return request.log.debug({ path: request.path }, 'the visitor left before the answer');
  const error = toShopError(thrown);
  const status = errorStatus(error);
  const line = { err: thrown, code: error.code, method: request.method, path: request.path, status };
  if (status >= 500 && !isExpectedWait(error)) request.log.error(line, 'a call failed');
  else
    request.log.debug({ code: error.code, path: request.path, details: error.details }, 'a call was refused');
  // A truncated answer is better than two mixed ones.
  if (response.headersSent) return void response.destroy();
  if (error.retryAfterSeconds) response.set('retry-after', String(error.retryAfterSeconds));
  response.status(status).json(errorBody(error, request.requestId));
};
