import type { SessionUser } from '@shop/contracts/account';
import { loginPath, paths, type LoginMessage } from '../routing/paths.ts';

/** Pages of the shop that need a login, and the reason that a guest is told. */
const guarded: Record<string, LoginMessage | undefined> = {
  [paths.search]: 'search',
  [paths.wishlist]: 'wishlist',
  [paths.profile]: undefined,
  [paths.ownAccount]: undefined,
  [paths.checkout]: undefined,
  [paths.paymentSuccess]: undefined,
};

type Visit = { pathname: string; search: string; openCatalogue: boolean };

/** Whether an answer depends on who asks; all other pages are the same for everybody. */
export function needsVisitor(pathname: string): boolean {
  return pathname in guarded || pathname === paths.login || pathname === paths.register;
}

/**
 * Where a visitor is sent instead of the page that they asked for.
 * @param user null for a guest
 * @returns the address, or null when they may stay
 */
export function redirectFor(user: SessionUser | null, visit: Visit): string | null {
  const { pathname, search, openCatalogue } = visit;
  if (pathname in guarded) {
    const open = openCatalogue && pathname === paths.search;
    return user || open ? null : loginPath(pathname + search, guarded[pathname]);
  }
  if (!user) return null;
  return user.role === 'admin' ? paths.admin : paths.home;
}
