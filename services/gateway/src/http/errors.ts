import type { Failure } from '@shop/contracts';
import {
  barePolicy,
  currentRequestId,
  errorBody,
  errorStatus,
  failurePage,
  longAddress,
  toShopError,
  type Logger,
} from '@shop/service-kit';
import type { ErrorRequestHandler, Request, Response } from 'express';

/** A person opening a page, not a program. */
export const wantsPage = (request: Request): boolean =>
  !request.path.startsWith('/api/') && request.accepts(['json', 'html']) === 'html';

export function answerFailure(request: Request, response: Response, status: number, body: Failure): void {
  response.status(status).set({ 'cache-control': 'no-store', 'content-security-policy': barePolicy });
  const title = status === 414 ? longAddress.title : 'Hetki vielä';
  if (wantsPage(request)) response.type('html').send(failurePage({ title, message: body.message }));
  else response.json(body);
}

export function answerError(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, _next) => {
    const error = toShopError(thrown);
    const status = errorStatus(error);
    if (status >= 500) logger.error({ err: thrown, path: request.path, status }, 'a call failed');
    if (response.headersSent) return void response.destroy();
    if (error.retryAfterSeconds) response.set('retry-after', String(error.retryAfterSeconds));
    answerFailure(request, response, status, errorBody(error, currentRequestId()));
  };
}
