import { verifyUserToken } from '@shop/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { GatewayDeps } from '../deps.ts';

/** Carries the visitor's address through the storefront, which calls the API for form posts. */
const HEADER = 'x-visitor-token';

/** Normalised for counting calls. */
export const visitorAddress = (request: Request, response: Response): string =>
  (response.locals['visitorAddress'] as string | undefined) ?? ipKeyGenerator(request.ip ?? '');

/** Accepts only tokens that the gateway signed. */
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

/** Forms without JavaScript post to a storefront page. */
export function sendVisitorToken({ signUserToken }: Pick<GatewayDeps, 'signUserToken'>): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'POST')
      request.headers[HEADER] = signUserToken('gateway', null, visitorAddress(request, response));
    next();
  };
}
