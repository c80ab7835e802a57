import type { RequestHandler } from 'express';
import { isLoopback } from './loopback.ts';

/** Programs bring no cookie to lose. */
const forPrograms = /^\/(api|uploads|health|ready)(\/|$)/;

/** Cookies and payment return addresses belong to one loopback name. */
export function keepOwnName({ PUBLIC_URL }: { PUBLIC_URL: string }): RequestHandler {
  const own = new URL(PUBLIC_URL);
  return (request, response, next) => {
    const isOtherHost =
      isLoopback(own.hostname) && isLoopback(request.hostname) && request.hostname !== own.hostname;
    if (isOtherHost && request.method === 'GET' && !forPrograms.test(request.path)) {
      return response.redirect(307, own.origin + request.originalUrl);
    }
    next();
  };
}
