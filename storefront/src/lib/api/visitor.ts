import type { SessionUser } from '@shop/contracts/account';
import { checkSession } from '@shop/shop-client';
import { atom } from 'nanostores';
import { api } from './api.ts';

export type Visitor = { isLoading: boolean; isAuthenticated: boolean; user: SessionUser | null };

const guest: Visitor = { isLoading: false, isAuthenticated: false, user: null };

/** For islands and page scripts only. */
export const $visitor = atom<Visitor>({ ...guest, isLoading: true });

const RETRY_MS = [1_000, 3_000, 10_000, 30_000];

let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Without an answer the state stays and the request repeats. */
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

export function setUser(user: SessionUser | null): void {
  $visitor.set(user ? { isLoading: false, isAuthenticated: true, user } : guest);
}

/** Waits for the server's first answer; null for a guest. */
export function currentUser(): Promise<SessionUser | null> {
  return new Promise((resolve) => {
    const stop = $visitor.subscribe(({ isLoading, user }) => {
      if (isLoading) return;
      resolve(user);
      // subscribe calls back before it returns `stop`.
      queueMicrotask(() => stop());
    });
  });
}
