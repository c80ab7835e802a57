import type { SessionUser } from '@shop/contracts/account';
import { firstSign } from '@shop/shop-rules/clean-text';
import { forgetAll, forgetTab, isForgotten, logOut } from '@shop/shop-client';
import { redirectFor } from '../../lib/session/guard.ts';
import { onRestored } from '../../lib/browser/on-return.ts';
import { paths } from '../../lib/routing/paths.ts';
import { api } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { $visitor, checkVisitor, setUser } from '../../lib/api/visitor.ts';
import { session as texts } from '../../texts/fi/session.ts';

/** Corrects what the hint cookie made the header show before anybody was asked. */
function show(user: SessionUser | null): void {
  document.documentElement.dataset['session'] = user?.role ?? 'guest';
  if (!user) return;
  const fill = (selector: string, text: string): void => {
    for (const element of document.querySelectorAll(selector)) element.textContent = text;
  };
  fill('[data-user-name]', user.userName);
  fill('[data-user-initial]', firstSign(user.userName).toUpperCase());
}

/** A page that needs a login does not stay open for somebody whose session has ended. */
function sendGuestAway(): void {
  const openCatalogue = document.documentElement.dataset['catalogue'] === 'open';
  const { pathname, search } = location;
  const target = redirectFor(null, { pathname, search, openCatalogue });
  if (target) location.replace(target);
}

async function exit(): Promise<void> {
  const outcome = await logOut(api);
  if (outcome.outcome !== 'ok') return showToast('error', texts.exitFailed);
  setUser(null);
  forgetAll();
  location.assign(paths.home);
}

/** The account menu is a disclosure: Escape, a click elsewhere and leaving it with Tab close it. */
function watchMenu(menu: HTMLDetailsElement): void {
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target as Node)) menu.open = false;
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
}

/** Asks who the visitor is, once on every page's start, and keeps the header true to the answer. */
export function watchSession(): void {
  const spinner = document.querySelector<HTMLElement>('[data-checking]');
  let owner: string | undefined;
  $visitor.subscribe(({ isLoading, user }) => {
    if (spinner) spinner.hidden = !isLoading;
    if (isLoading) return;
    // Somebody else has signed in in another tab: nothing of the first one stays on the page.
    if (user && owner && user.id !== owner) return location.reload();
    owner = user?.id ?? owner;
    show(user);
    if (!user) sendGuestAway();
  });
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-exit]')) void exit();
  });
  document.querySelectorAll<HTMLDetailsElement>('.account-menu').forEach(watchMenu);
  // A page that comes back from the browser's memory may belong to a session that has ended.
  onRestored(() => void checkVisitor());
  // Whoever has logged out in another tab is to find nothing of theirs in this one either.
  addEventListener('storage', (event) => {
    if (isForgotten(event)) forgetTab();
  });
  // The hint is the only cookie that a page can read: another one tells of a login or a logout in another tab.
  let { cookie } = document;
  addEventListener('focus', () => {
    if (cookie === document.cookie) return;
    ({ cookie } = document);
    void checkVisitor();
  });
  void checkVisitor();
}
