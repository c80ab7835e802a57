import { shareUnderWay } from '@shop/service-kit';
import type { GatewayDeps } from '../deps.ts';

/** True for a part that can do its own work. */
type Parts = Record<string, boolean>;

const PATIENCE_MS = 2_000;

/** Concurrent callers share one check. */
export function readParts(deps: Pick<GatewayDeps, 'config' | 'redis'>): Promise<Parts> {
  const { config, redis } = deps;
  const checks = {
    account: isReady(config.ACCOUNT_URL),
    catalog: isReady(config.CATALOG_URL),
    cart: isReady(config.CART_URL),
    order: isReady(config.ORDER_URL),
    payment: isReady(config.PAYMENT_URL),
    email: isReady(config.EMAIL_URL),
    storefront: isReady(config.STOREFRONT_URL),
    redis: () => redis.ping().then(...settled),
  };
  const check = async ([name, answers]: [string, () => Promise<boolean>]) => [name, await answers()] as const;
  return shareUnderWay(config, 'parts', async () =>
    Object.fromEntries(await Promise.all(Object.entries(checks).map(check))),
  );
}

const settled = [() => true, () => false] as const;

const isReady = (baseUrl: string) => async (): Promise<boolean> => {
  try {
    const { ok, body } = await fetch(`${baseUrl}/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // An unread body keeps its connection open.
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
};
