import { redirectFor } from '../../lib/session/guard.ts';
import { onRestored } from '../../lib/browser/on-return.ts';
import { $visitor, checkVisitor } from '../../lib/api/visitor.ts';

/**
 * The login and registration pages are for guests. The server has sent others on already; this does the same where
 * it could not tell, and for a page that comes back from the browser's memory after a login.
 */
export function keepGuestsOnly(): void {
  $visitor.subscribe(({ user }) => {
    const { pathname, search } = location;
    const target = user && redirectFor(user, { pathname, search, openCatalogue: false });
    if (target) location.replace(target);
  });
  onRestored(() => void checkVisitor());
  void checkVisitor();
}
