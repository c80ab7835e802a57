import type { SessionUser } from '@shop/contracts/account';
import type { ApiClient, Outcome } from '@shop/shop-client';
import { createServerApi } from './server-api.ts';

/** What takes longer is left to the browser, which asks for it anyway. */
const TIMEOUT_MS = 1_500;

type Visit = { request: Request; locals: App.Locals };

/**
 * What was found as long as a page may wait for what the browser asks for anyway.
 * @returns null where it took longer
 */
export async function inTime<T>(found: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS, null)));
  try {
    return await Promise.race([found, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What is the visitor's own, asked for with their cookie, so that a guarded page arrives filled. Only pages that are
 * never kept may use it.
 * @returns null for nobody, and where no answer came in time
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
