import { shareUnderWay } from '@shop/service-kit';
import type { RequestHandler } from 'express';
import type { GatewayDeps } from '../deps.ts';

/** Public, so concurrent requests share one check. */
export function readiness({ config }: Pick<GatewayDeps, 'config'>): RequestHandler {
  const targets = [
    config.ACCOUNT_URL,
    config.CATALOG_URL,
    config.CART_URL,
    config.ORDER_URL,
    config.PAYMENT_URL,
    config.EMAIL_URL,
    config.STOREFRONT_URL,
  ];
  return async (_request, response) => {
    const answers = await shareUnderWay(targets, 'ready', () => Promise.all(targets.map(isReady)));
    const success = answers.every(Boolean);
    response
      .status(success ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ success });
  };
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(`${baseUrl}/ready`, { signal: AbortSignal.timeout(2_000) });
    // An unread body keeps its connection open.
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}
