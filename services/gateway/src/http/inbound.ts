import { randomUUID } from 'node:crypto';
import { errorBody, longAddress, runWithRequestId, ShopError, type Logger } from '@shop/service-kit';
import type { Request, RequestHandler } from 'express';
import { cutOffLate, hasBody, isFilePath } from './bodies.ts';
import { answerFailure, wantsPage } from './errors.ts';

/** Headers by which an outsider could speak as somebody inside. */
const insideHeader =
  /^(x-user-|x-internal-|x-service-|x-device-|x-forwarded-|forwarded$|x-http-method-override$|x-request-id$)/;

/** Encoded separators and dot segments mean one path here and another one behind. */
const crookedPath = /%2f|%5c|%2e|%00|\\|\/\.\.?(\/|$)|^\/\//i;

/** A name or an address, and a port: with a user in front of it, a page's address could not be made. */
const hostForm = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Longest address that is passed on, in bytes. The processes behind read 16 kB of headers, the gateway's own included;
 * RFC 9110 (4.1) asks for 8,000.
 */
const MAX_ADDRESS = 12_000;

/** The one place in a path for a person's own words, where a slash or a dot is just a sign. */
const freeText = /^(\/api\/shop\/search\/)[^/]*(?=(\/suggestions)?$)/;

/**
 * Takes off what only the gateway may say, gives the request its id, and refuses what no honest client sends.
 * X-Forwarded-For has been read by Express by now, and only from trusted proxies.
 */
export function cleanRequest(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const { ip = '', hostname, protocol } = request;
    const requestId = randomUUID();
    const started = performance.now();
    for (const name of Object.keys(request.headers))
      if (insideHeader.test(name)) delete request.headers[name];
    // Node throws where a call that it makes announces one and is not chunked, and nobody could catch that.
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
      if (!isHostSound(request)) throw malformed;
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

/** Why no route may read an address, or null. */
function addressProblem({ url, path }: Request): ShopError | null {
  if (crookedPath.test(path.replace(freeText, '$1'))) return new ShopError({ code: 'not-found' });
  if (isDecodable(url)) return null;
  return new ShopError({ code: 'malformed-json', message: 'Osoitetta ei voitu lukea.' });
}

const isVisit = (request: Request): boolean => ['GET', 'HEAD'].includes(request.method) && wantsPage(request);

/** The storefront's page for an address that does not exist, with the address to show. */
const notFoundPage = (url: string): string => {
  const path = url.split('?', 1)[0] ?? '';
  return `/404?${new URLSearchParams({ path }).toString()}`;
};

const isQuiet = (method: string, status: number): boolean =>
  status < 400 && (method === 'GET' || method === 'HEAD');

/** One host, by name: two of them mean one shop here and another one behind. */
function isHostSound({ headersDistinct: { host } }: Request): boolean {
  return host?.length === 1 && hostForm.test(host[0] ?? '');
}

function isDecodable(url: string): boolean {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').length > 0;
  } catch {
    return false;
  }
}

/** Bounds the time of every body. One of a file waits until it is known who sends it. */
export function timeBody(bodyMs?: number): RequestHandler {
  return (request, _response, next) => {
    if (hasBody(request) && !isFilePath(request)) cutOffLate(request, bodyMs);
    next();
  };
}
