import { Agent, ServerResponse } from 'node:http';
import {
  barePolicy,
  currentRequestId,
  errorBody,
  keepAliveConnections,
  mayRepeat,
  ShopError,
} from '@shop/service-kit';
import type { NextFunction, Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { GatewayDeps } from '../deps.ts';
import { bodyOf, hasBody, takeBody } from './bodies.ts';
import { answerFailure } from './errors.ts';

/** Completing a payment may take 8 s; uploads have no bound in the specification. */
const ANSWER_MS = 30_000;
/** An import of thousands of products answers when all are written. */
export const FILE_ANSWER_MS = 300_000;
const MOST = { maxSockets: 256 };
const keepAliveAgent = new Agent({ ...keepAliveConnections, ...MOST });
/** For retries, since other kept connections may be closing too. */
const newConnectionAgent = new Agent(MOST);

type Proxy = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/** Retries once where the connection is refused, a read also where it breaks. */
export function createProxy(
  target: string,
  { logger }: Pick<GatewayDeps, 'logger'>,
  answerMs = ANSWER_MS,
): Proxy {
  const proxyOver = (agent: Agent) =>
    createProxyMiddleware<Request, Response>({
      target,
      agent,
      xfwd: false,
      proxyTimeout: answerMs,
      on: {
        proxyReq: (outgoing, _request, response) => {
          outgoing.once('timeout', () => (response.locals['isLate'] = true));
          const body = bodyOf(response);
          if (body?.length) outgoing.write(body);
        },
        proxyRes: ({ statusCode = 500, headers }, _request, response) => {
          // It concerns the process's connection, not the visitor's.
          delete headers.connection;
          if (statusCode < 300) (response.locals['onSuccess'] as (() => void) | undefined)?.();
          // Pages set their own policy; files need none.
          else if (!headers['content-security-policy']) response.set('content-security-policy', barePolicy);
        },
        error: (err, request, response) => {
          if (!(response instanceof ServerResponse)) return void response.destroy();
          if (mayRetry(err, request, response)) {
            response.locals['isRetried'] = true;
            return void proxyOnNewConnection(request, response);
          }
          const isOurFault = !request.destroyed || request.complete;
          if (isOurFault)
            logger.warn({ err, target, path: request.path }, 'a process behind the gateway did not answer');
          if (response.headersSent) return void response.destroy();
          const failure = new ShopError({ code: 'upstream-failed', retryAfterSeconds: 2 });
          answerFailure(request, response, 502, errorBody(failure, currentRequestId()));
        },
      },
    });
  const pass = proxyOver(keepAliveAgent);
  const proxyOnNewConnection = proxyOver(newConnectionAgent);
  return async (request, response, next) => {
    await takeBody(request, response);
    // For a visitor who left, the call would hold its connection until the timeout.
    if (!response.destroyed) await pass(request, response, next);
  };
}

/** Once, while nothing of an answer is sent and the whole body is at hand. */
const mayRetry = (error: Error, request: Request, response: Response): boolean =>
  mayRepeat(error, ['GET', 'HEAD'].includes(request.method)) &&
  !response.locals['isRetried'] &&
  !response.locals['isLate'] &&
  (!hasBody(request) || bodyOf(response) !== undefined) &&
  !response.headersSent &&
  !response.destroyed;
