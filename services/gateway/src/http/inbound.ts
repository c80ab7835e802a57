import { randomUUID } from 'node:crypto';
import { errorBody, runWithRequestId, ShopError, type Logger } from '@shop/service-kit';
import type { Request, RequestHandler } from 'express';
import { cutOffLate, hasBody, isFilePath } from './bodies.ts';
import { answerFailure } from './errors.ts';

/** Headers by which an outsider could speak as somebody inside. */
const insideHeader =
  /^(x-user-|x-internal-|x-service-|x-device-|x-forwarded-|forwarded$|x-http-method-override$|x-request-id$)/;

/** Encoded separators and dot segments mean one path here and another one behind. */
const crookedPath = /%2f|%5c|%2e|%00|\\|\/\.\.?(\/|$)|^\/\//i;

/** A name or an address, and a port: with a user in front of it, a page's address could not be made. */
const hostForm = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

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
      const unreadable = new ShopError({ code: 'malformed-json' });
      if (request.method === 'TRACE') {
        return answerFailure(request, response, 405, errorBody(unreadable, requestId));
      }
      if (!isHostSound(request)) throw unreadable;
      if (!request.url.startsWith('/') || crookedPath.test(request.path.replace(freeText, '$1'))) {
        throw new ShopError({ code: 'not-found' });
      }
      if (!isDecodable(request.url))
        throw new ShopError({ code: 'malformed-json', message: 'Osoitetta ei voitu lukea.' });
      next();
    });
  };
}

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
