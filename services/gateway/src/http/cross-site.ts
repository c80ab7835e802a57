import { ShopError } from '@shop/service-kit';
import type { Request, RequestHandler } from 'express';
import { isLoopback } from './loopback.ts';

type SiteConfig = { PUBLIC_URL: string; SHOP_MODE: string };

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Without `Origin` and `Sec-Fetch-Site` the caller is no browser. Webhooks are exempt. */
export function refuseCrossSite(config: SiteConfig): RequestHandler {
  const own = new URL(config.PUBLIC_URL);
  return (request, _response, next) => {
    if (safeMethods.has(request.method) || request.path.startsWith('/api/webhooks/')) return next();
    if (isForeignSite(request) || isForeignOrigin(request, own, config.SHOP_MODE)) {
      throw new ShopError({ code: 'cross-site' });
    }
    next();
  };
}

function isForeignSite(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function isForeignOrigin(request: Request, own: URL, mode: string): boolean {
  const origin = request.get('origin');
  if (origin === undefined || origin === own.origin) return false;
  if (mode !== 'demo' || !URL.canParse(origin)) return true;
  const { hostname, port, protocol } = new URL(origin);
  return !(
    isLoopback(hostname) &&
    isLoopback(own.hostname) &&
    port === own.port &&
    protocol === own.protocol
  );
}
