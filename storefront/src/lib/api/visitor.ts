import type { SessionUser } from '@shop/contracts/account';
import { checkSession } from '@shop/shop-client';
import { atom } from 'nanostores';
import { api } from './api.ts';

export type Visitor = { isLoading: boolean; isAuthenticated: boolean; user: SessionUser | null };

const guest: Visitor = { isLoading: false, isAuthenticated: false, user: null };

/** Who the visitor is. Loading until the server has said it; read in islands and page scripts only. */
export const $visitor = atom<Visitor>({ ...guest, isLoading: true });

/** How long to wait before asking again while nobody answers; after the last one every further time too. */
const RETRY_MS = [1_000, 3_000, 10_000, 30_000];

let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the server who the visitor is. Only a clear no makes them a guest: while nobody answers, what is
 * known stays and the question is repeated.
 */
export async function checkVisitor(): Promise<void> {
  clearTimeout(retry);
  const outcome = await checkSession(api);
  if (outcome.outcome === 'ok') {
    tries = 0;
    setUser(outcome.data);
    return;
  }
  retry = setTimeout(() => void checkVisitor(), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
  tries += 1;
}

/** Sets who the visitor is, after a login, a logout, or an answer that said so. */
export function setUser(user: SessionUser | null): void {
  $visitor.set(user ? { isLoading: false, isAuthenticated: true, user } : guest);
}

/** The user once the server has said who they are; null for a guest. */
export function knownUser(): Promise<SessionUser | null> {
  return new Promise((resolve) => {
    const stop = $visitor.subscribe(({ isLoading, user }) => {
      if (isLoading) return;
      resolve(user);
      // The first call comes before subscribe has returned.
      queueMicrotask(() => stop());
    });
  });
}
