import { verifyUserToken } from '@shop/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { GatewayDeps } from '../deps.ts';

/** Carries the visitor's address to the storefront and back with the API calls that it makes for a form post. */
const HEADER = 'x-visitor-token';

/** The visitor's address in the form in which calls are counted. */
export const visitorAddress = (request: Request, response: Response): string =>
  (response.locals['visitorAddress'] as string | undefined) ?? ipKeyGenerator(request.ip ?? '');

/**
 * Takes the address of a call from the token that came with it, so that the storefront's calls count for its visitor. A
 * token that the gateway has not signed is ignored.
 */
export function readVisitorToken({ config }: Pick<GatewayDeps, 'config'>): RequestHandler {
  const verify = verifyUserToken('gateway', config.USER_TOKEN_PRIVATE_KEY);
  return (request, response, next) => {
    const token = request.get(HEADER);
    delete request.headers[HEADER];
    if (token !== undefined) response.locals['visitorAddress'] = addressIn(token, verify);
    next();
  };
}

function addressIn(token: string, verify: ReturnType<typeof verifyUserToken>): string | undefined {
  try {
    return verify(token).address;
  } catch {
    return undefined;
  }
}

/** Signs the visitor's address for the storefront, where a form without JavaScript is posted to a page. */
export function sendVisitorToken({ signUserToken }: Pick<GatewayDeps, 'signUserToken'>): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'POST')
      request.headers[HEADER] = signUserToken('gateway', null, visitorAddress(request, response));
    next();
  };
}
