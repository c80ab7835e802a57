import { redirectFor } from '../../lib/session/guard.ts';
import { onRestored } from '../../lib/browser/on-return.ts';
import { $visitor, checkVisitor } from '../../lib/api/visitor.ts';

/**
 * Redirects signed-in visitors where the server could not: its session check failed, or the browser restored the page.
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
