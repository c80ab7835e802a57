import type { RequestHandler } from 'express';
import { isLoopback } from './loopback.ts';

/** What programs call; they bring no cookie that another name would lose. */
const forPrograms = /^\/(api|uploads|health|ready)(\/|$)/;

/**
 * On one's own machine the shop answers to several names, but a cookie belongs to one of them, and so do the payment
 * pages' return addresses. A page asked for under another loopback name is sent to the shop's own.
 */
export function keepOwnName({ PUBLIC_URL }: { PUBLIC_URL: string }): RequestHandler {
  const own = new URL(PUBLIC_URL);
  return (request, response, next) => {
    const isOther =
      isLoopback(own.hostname) && isLoopback(request.hostname) && request.hostname !== own.hostname;
    if (isOther && request.method === 'GET' && !forPrograms.test(request.path)) {
      return response.redirect(307, own.origin + request.originalUrl);
    }
    next();
  };
}
