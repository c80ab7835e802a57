import type { SessionUser } from '@shop/contracts/account';
import type { ApiClient, Outcome } from '@shop/shop-client';
import { createServerApi } from './server-api.ts';

/** Slower answers are left to the browser, which asks too. */
const TIMEOUT_MS = 1_500;

type Visit = { request: Request; locals: App.Locals };

export async function withinTimeout<T>(answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS, null)));
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Only for pages that are never cached.
 * @returns null for a guest and after the timeout
 */
export async function findOwn<T>(
  { request, locals }: Visit,
  find: (api: ApiClient, user: SessionUser) => Promise<Outcome<T>>,
): Promise<T | null> {
  const cookie = request.headers.get('cookie');
  if (!locals.visitor || !cookie) return null;
  const outcome = await find(createServerApi({ cookie, timeoutMs: TIMEOUT_MS }), locals.visitor);
  return outcome.outcome === 'ok' ? outcome.data : null;
}
