import type { SessionUser } from '@shop/contracts/account';
import { loginPath, paths, type LoginMessage } from '../routing/paths.ts';

/** Guarded pages, with the reason shown to a guest. */
const guarded: Record<string, LoginMessage | undefined> = {
  [paths.search]: 'search',
  [paths.wishlist]: 'wishlist',
  [paths.profile]: undefined,
  [paths.ownAccount]: undefined,
  [paths.review]: undefined,
  [paths.checkout]: undefined,
  [paths.paymentSuccess]: undefined,
};

type Visit = {
  pathname: string;
  search: string;
  openCatalogue: boolean;
  hasEnded?: boolean;
};

export function needsVisitor(pathname: string): boolean {
  return pathname in guarded || pathname === paths.login || pathname === paths.register;
}

/**
 * @param user null for a guest
 * @returns the redirect, or null to stay
 */
export function redirectFor(user: SessionUser | null, visit: Visit): string | null {
  const { pathname, search, openCatalogue, hasEnded } = visit;
  if (pathname in guarded) {
    const isByLink = pathname === paths.paymentSuccess && new URLSearchParams(search).get('link') === 'true';
    const open = isByLink || (openCatalogue && pathname === paths.search);
    const message = guarded[pathname] ?? (hasEnded ? 'ended' : undefined);
    return user || open ? null : loginPath(pathname + search, message);
  }
  if (!user) return null;
  return user.role === 'admin' ? paths.admin : paths.home;
}
