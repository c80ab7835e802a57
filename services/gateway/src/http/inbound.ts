import { randomUUID } from 'node:crypto';
import { errorBody, longAddress, runWithRequestId, ShopError, type Logger } from '@shop/service-kit';
import type { Request, RequestHandler } from 'express';
import { cutOffLate, hasBody, isFilePath } from './bodies.ts';
import { answerFailure, wantsPage } from './errors.ts';

/** Internal headers, which outsiders could forge. */
const insideHeader =
  /^(x-user-|x-internal-|x-service-|x-device-|x-forwarded-|forwarded$|x-http-method-override$|x-request-id$)/;

/** Encoded separators and dot segments, which services could read as another path. */
const crookedPath = /%2f|%5c|%2e|%00|\\|\/\.\.?(\/|$)|^\/\//i;

/** Host and port; a user part would break page addresses. */
const hostForm = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** In bytes. Services read 16 kB of headers, including the gateway's; RFC 9110 (4.1) asks for 8,000. */
const MAX_ADDRESS = 12_000;

/** Search words in the path may contain slashes and dots. */
const freeText = /^(\/api\/shop\/search\/)[^/]*(?=(\/suggestions)?$)/;

/**
 * Strips internal headers, assigns the request id and refuses malformed requests. Express has read X-Forwarded-For
 * already.
 */
export function cleanRequest(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const { ip = '', hostname, protocol } = request;
    const requestId = randomUUID();
    const started = performance.now();
    for (const name of Object.keys(request.headers))
      if (insideHeader.test(name)) delete request.headers[name];
    // Node throws, uncatchably, for a trailer on a request that is not chunked.
    delete request.headers.trailer;
    Object.assign(request.headers, {
      'x-request-id': requestId,
      'x-forwarded-for': ip,
      'x-forwarded-proto': protocol,
      'x-forwarded-host': request.headers.host ?? hostname,
    });
    response.set('x-request-id', requestId);
    runWithRequestId(requestId, () => {
      response.once('finish', () => {
        const { method } = request;
        const path = request.originalUrl.split('?', 1)[0];
        const line = {
          method,
          path,
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
          ip,
        };
        logger[isQuiet(method, response.statusCode) ? 'debug' : 'info'](line, 'answered');
      });
      const malformed = new ShopError({ code: 'malformed-json' });
      if (request.method === 'TRACE') {
        return answerFailure(request, response, 405, errorBody(malformed, requestId));
      }
      if (!isHostSound(request) && !isProbe(request)) throw malformed;
      if (request.url.length > MAX_ADDRESS) {
        const tooLong = new ShopError({ code: 'malformed-json', message: longAddress.message });
        return answerFailure(request, response, 414, errorBody(tooLong, requestId));
      }
      if (!request.url.startsWith('/')) throw new ShopError({ code: 'not-found' });
      const unreadable = addressProblem(request);
      if (unreadable && !isVisit(request)) throw unreadable;
      if (unreadable) request.url = notFoundPage(request.url);
      next();
    });
  };
}

function addressProblem({ url, path }: Request): ShopError | null {
  if (crookedPath.test(path.replace(freeText, '$1'))) return new ShopError({ code: 'not-found' });
  if (isDecodable(url)) return null;
  return new ShopError({ code: 'malformed-json', message: 'Osoitetta ei voitu lukea.' });
}

const isVisit = (request: Request): boolean => ['GET', 'HEAD'].includes(request.method) && wantsPage(request);

const notFoundPage = (url: string): string => {
  const path = url.split('?', 1)[0] ?? '';
  return `/404?${new URLSearchParams({ path }).toString()}`;
};

const isQuiet = (method: string, status: number): boolean =>
  status < 400 && (method === 'GET' || method === 'HEAD');

/** Exactly one host: services could read another of two. */
function isHostSound({ headersDistinct: { host } }: Request): boolean {
  return host?.length === 1 && hostForm.test(host[0] ?? '');
}

/** A load balancer's check may come without a host, in HTTP/1.0. */
const isProbe = ({ path, headers }: Request): boolean =>
  ['/health', '/ready'].includes(path) && headers.host === undefined;

function isDecodable(url: string): boolean {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').length > 0;
  } catch {
    return false;
  }
}

/** Files are timed once their sender is known. */
export function timeBody(bodyMs?: number): RequestHandler {
  return (request, _response, next) => {
    if (hasBody(request) && !isFilePath(request)) cutOffLate(request, bodyMs);
    next();
  };
}
