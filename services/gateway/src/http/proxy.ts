import { Agent, ServerResponse, type ClientRequest } from 'node:http';
import { barePolicy, currentRequestId, errorBody, keptConnections, ShopError } from '@shop/service-kit';
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
const kept = new Agent({ ...keptConnections, ...MOST });
/** For retries, since other kept connections may be closing too. */
const fresh = new Agent(MOST);

type Proxy = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/** Proxies to one process. Retries a read once when its kept connection closed. */
export function createProxy(
  target: string,
  { logger }: Pick<GatewayDeps, 'logger'>,
  answerMs = ANSWER_MS,
): Proxy {
  const passOver = (agent: Agent) =>
    createProxyMiddleware<Request, Response>({
      target,
      agent,
      xfwd: false,
      proxyTimeout: answerMs,
      on: {
        proxyReq: (outgoing, _request, response) => {
          noteReuse(outgoing, response);
          const body = bodyOf(response);
          if (body?.length) outgoing.write(body);
        },
        proxyRes: ({ statusCode = 500, headers }, _request, response) => {
          if (statusCode < 300) (response.locals['onSuccess'] as (() => void) | undefined)?.();
          // Pages set their own policy; files need none.
          else if (!headers['content-security-policy']) response.set('content-security-policy', barePolicy);
        },
        error: (err, request, response) => {
          if (!(response instanceof ServerResponse)) return void response.destroy();
          if (mayAskAgain(request, response)) return void passAnew(request, response);
          const isOurFault = !request.destroyed || request.complete;
          if (isOurFault)
            logger.warn({ err, target, path: request.path }, 'a process behind the gateway did not answer');
          if (response.headersSent) return void response.destroy();
          const failure = new ShopError({ code: 'upstream-failed', retryAfterSeconds: 2 });
          answerFailure(request, response, 502, errorBody(failure, currentRequestId()));
        },
      },
    });
  const pass = passOver(kept);
  const passAnew = passOver(fresh);
  return async (request, response, next) => {
    await takeBody(request, response);
    // For a visitor who left, the call would hold its connection until the timeout.
    if (!response.destroyed) await pass(request, response, next);
  };
}

function noteReuse(outgoing: ClientRequest, response: Response): void {
  response.locals['isReused'] = outgoing.reusedSocket;
  outgoing.once('timeout', () => (response.locals['isReused'] = false));
}

/** Safe to retry: a read without answer data on a reused connection. */
const mayAskAgain = (request: Request, response: Response): boolean =>
  ['GET', 'HEAD'].includes(request.method) &&
  !hasBody(request) &&
  response.locals['isReused'] === true &&
  !response.headersSent &&
  !response.destroyed;
