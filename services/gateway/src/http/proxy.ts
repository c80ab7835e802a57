import { Agent, ServerResponse } from 'node:http';
import { currentRequestId, errorBody, keptConnections, ShopError } from '@shop/service-kit';
import type { NextFunction, Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { GatewayDeps } from '../deps.ts';
import { bodyOf, takeBody } from './bodies.ts';
import { answerFailure } from './errors.ts';
import { barePolicy } from './headers.ts';

/** Completing a payment asks the provider and may take 8 s; an upload is not bounded by the specification. */
const ANSWER_MS = 30_000;
/** An import of thousands of products is answered when all of them are written. */
export const FILE_ANSWER_MS = 300_000;
const agent = new Agent({ ...keptConnections, maxSockets: 256 });

type Proxy = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/**
 * Passes requests on to one process, and streams its answers. No connection to it is taken before a request's body is
 * there, except for files.
 */
export function createProxy(
  target: string,
  { logger }: Pick<GatewayDeps, 'logger'>,
  answerMs = ANSWER_MS,
): Proxy {
  const pass = createProxyMiddleware<Request, Response>({
    target,
    agent,
    xfwd: false,
    proxyTimeout: answerMs,
    on: {
      proxyReq: (outgoing, _request, response) => {
        const body = bodyOf(response);
        if (body?.length) outgoing.write(body);
      },
      proxyRes: ({ statusCode = 500, headers }, _request, response) => {
        if (statusCode < 300) (response.locals['onSuccess'] as (() => void) | undefined)?.();
        // Pages bring their own policy, and files need none.
        else if (!headers['content-security-policy']) response.set('content-security-policy', barePolicy);
      },
      error: (err, request, response) => {
        const isOurFault = !request.destroyed || request.complete;
        if (isOurFault)
          logger.warn({ err, target, path: request.path }, 'a process behind the gateway did not answer');
        if (!(response instanceof ServerResponse)) return void response.destroy();
        if (response.headersSent) return void response.destroy();
        const failure = new ShopError({ code: 'upstream-failed', retryAfterSeconds: 2 });
        answerFailure(request, response, 502, errorBody(failure, currentRequestId()));
      },
    },
  });
  return async (request, response, next) => {
    await takeBody(request, response);
    // Who left meanwhile sends no end: the call would hold a connection to its service until that gives up.
    if (!response.destroyed) await pass(request, response, next);
  };
}
