import { checkSession, createApiClient, forgetAll, logOut, wordsOf } from '@shop/shop-client';
import type { SessionUser } from '@shop/contracts';
import type { AuthProvider } from 'react-admin';
import { texts } from '../texts/fi.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;

/** The one page that is open to who has to set a second factor up first. */
const OWN_ACCOUNT = '/admin/own-account';

const api = createApiClient();
let session: Promise<SessionUser | null> | undefined;

/** Who the session says we are: asked once a page, kept until a call is refused. */
const signedIn = (): Promise<SessionUser | null> => (session ??= askUntilAnswered());

/** Only a clear answer counts: while the shop is away we know nothing new, and ask again. */
async function askUntilAnswered(): Promise<SessionUser | null> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const check = await checkSession(api);
    if (check.outcome === 'ok') return check.data;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const never = (): Promise<never> => new Promise(() => {});

/**
 * Goes to a page of the shop, which is outside this application. It comes back only where somebody was asked, for what is
 * not saved yet, and may have stayed.
 */
function tryToLeave(path: string): Promise<void> {
  return new Promise((stay) => {
    window.addEventListener(
      'beforeunload',
      (event) => {
        // Nothing tells of the answer. What is due later runs after it, on a page that is still here.
        if (event.defaultPrevented) setTimeout(stay);
      },
      { once: true },
    );
    window.location.assign(path);
  });
}

/** Whether the browser would ask before it leaves: whoever holds something unsaved answers to the browser's own event. */
const holdsUnsaved = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let leaving: Promise<void> | undefined;
let hasStayed = false;

/**
 * The same, asked once: with the session all of a screen's calls are refused, each for itself. Whoever has stayed for what
 * is unsaved is not asked again while it is, and reads at every save that is refused why it was.
 */
async function askToLeave(path: string): Promise<void> {
  if (!leaving && hasStayed && holdsUnsaved()) return;
  leaving ??= tryToLeave(path);
  await leaving;
  leaving = undefined;
  hasStayed = true;
}

const leaveTo = (path: string): Promise<never> => tryToLeave(path).then(never);

const loginPath = (): string =>
  `/auth/login?redirect=${encodeURIComponent(window.location.pathname + window.location.search)}`;

/** Where somebody has to go who is not to be here; null for whoever may be. */
function exitFor(user: SessionUser | null): string | null {
  if (!user) return loginPath();
  if (user.role !== 'admin') return '/shop/home';
  return user.lacksFactor && window.location.pathname !== OWN_ACCOUNT ? OWN_ACCOUNT : null;
}

/** Who is at work here. @returns null where somebody was to leave and stays, for what is not saved yet */
async function admitted(): Promise<SessionUser | null> {
  const user = await signedIn();
  const exit = exitFor(user);
  if (exit === null) {
    hasStayed = false;
    return user;
  }
  await askToLeave(exit);
  // By the next call they may have logged in in another tab.
  session = undefined;
  return null;
}

const requireAdmin = async (): Promise<SessionUser> => (await admitted()) ?? never();

/** The shop's own session; there is no login page here. */
export const authProvider: AuthProvider = {
  login: () => leaveTo(loginPath()),
  checkAuth: async () => {
    await requireAdmin();
  },
  checkError: async ({ status }: { status?: number }) => {
    if (status !== 401 && status !== 403) return;
    session = undefined;
    // Whoever stays is told by the refused call, and can send it again.
    await admitted();
  },
  logout: async () => {
    const outcome = await logOut(api);
    if (outcome.outcome !== 'ok') throw new Error(wordsOf(outcome, texts.frame.logoutFailed).message);
    forgetAll();
    await leaveTo('/auth/login');
  },
  getIdentity: async () => {
    const { id, userName } = await requireAdmin();
    return { id, fullName: userName };
  },
  getPermissions: async () => (await requireAdmin()).rights ?? 'owner',
};
