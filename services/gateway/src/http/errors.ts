import type { Failure } from '@shop/contracts';
import { currentRequestId, errorBody, errorStatus, toShopError, type Logger } from '@shop/service-kit';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { barePolicy } from './headers.ts';

/** Programs get JSON; a person whose page could not be fetched gets a page that says so. */
export function answerFailure(request: Request, response: Response, status: number, body: Failure): void {
  response.status(status).set({ 'cache-control': 'no-store', 'content-security-policy': barePolicy });
  const wantsPage = !request.path.startsWith('/api/') && request.accepts(['json', 'html']) === 'html';
  if (wantsPage) response.type('html').send(page(body.message));
  else response.json(body);
}

const page = (message: string): string => `<!doctype html>
<html lang="fi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hetki vielä</title><body><main><h1>Hetki vielä</h1><p>${message}</p>
<p><a href="/shop/home">Etusivulle</a></p></main></body></html>`;

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
