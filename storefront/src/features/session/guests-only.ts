import { redirectFor } from '../../lib/session/guard.ts';
import { onRestored } from '../../lib/browser/on-return.ts';
import { $visitor, checkVisitor } from '../../lib/api/visitor.ts';

/** For pages that the server could not check or the browser restored. */
export function keepGuestsOnly(): void {
  $visitor.subscribe(({ user }) => {
    const { pathname, search } = location;
    const target = user && redirectFor(user, { pathname, search, openCatalogue: false });
    if (target) location.replace(target);
  });
  onRestored(() => void checkVisitor());
  void checkVisitor();
}
