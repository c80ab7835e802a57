import type { SessionUser } from '@shop/contracts/account';
import { firstSign } from '@shop/shop-rules/clean-text';
import { forgetAll, forgetTab, isForgotten, logOut } from '@shop/shop-client';
import { redirectFor } from '../../lib/session/guard.ts';
import { onRestored } from '../../lib/browser/on-return.ts';
import { paths } from '../../lib/routing/paths.ts';
import { api } from '../../lib/api/api.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { $visitor, checkVisitor, setUser } from '../../lib/api/visitor.ts';
import { exit as texts } from '../../texts/fi/exit.ts';

function show(user: SessionUser | null): void {
  document.documentElement.dataset['session'] = user?.role ?? 'guest';
  if (!user) return;
  const fill = (selector: string, text: string): void => {
    for (const element of document.querySelectorAll(selector)) element.textContent = text;
  };
  fill('[data-user-name]', user.userName);
  fill('[data-user-initial]', firstSign(user.userName).toUpperCase());
}

function sendGuestAway(hasEnded: boolean): void {
  const openCatalogue = document.documentElement.dataset['catalogue'] === 'open';
  const { pathname, search } = location;
  const target = redirectFor(null, { pathname, search, openCatalogue, hasEnded });
  if (target) location.replace(target);
}

async function exit(): Promise<void> {
  const outcome = await logOut(api);
  if (outcome.outcome !== 'ok') return showToast('error', texts.failed);
  setUser(null);
  forgetAll();
  location.assign(paths.home);
}

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

export function watchSession(): void {
  const spinner = document.querySelector<HTMLElement>('[data-checking]');
  let owner: string | undefined;
  $visitor.subscribe(({ isLoading, user }) => {
    if (spinner) spinner.hidden = !isLoading;
    if (isLoading) return;
    // Another user signed in in another tab: show nothing of the first.
    if (user && owner && user.id !== owner) return location.reload();
    owner = user?.id ?? owner;
    show(user);
    if (!user) sendGuestAway(owner !== undefined);
  });
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-exit]')) void exit();
  });
  document.querySelectorAll<HTMLDetailsElement>('.account-menu').forEach(watchMenu);
  // The session of a restored page may have ended.
  onRestored(() => void checkVisitor());
  // A logout in another tab also clears this tab's data.
  addEventListener('storage', (event) => {
    if (isForgotten(event)) forgetTab();
  });
  // The only readable cookie: changes with a login or logout in another tab.
  let { cookie } = document;
  addEventListener('focus', () => {
    if (cookie === document.cookie) return;
    ({ cookie } = document);
    void checkVisitor();
  });
  void checkVisitor();
}
