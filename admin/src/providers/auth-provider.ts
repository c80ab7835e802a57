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

/** Goes to a page of the shop, which is outside this application; nothing here happens after that. */
function leaveTo(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => {});
}

const loginPath = (): string =>
  `/auth/login?redirect=${encodeURIComponent(window.location.pathname + window.location.search)}`;

async function requireAdmin(): Promise<SessionUser> {
  const user = await signedIn();
  if (!user) return leaveTo(loginPath());
  if (user.role !== 'admin') return leaveTo('/shop/home');
  if (user.lacksFactor && window.location.pathname !== OWN_ACCOUNT) return leaveTo(OWN_ACCOUNT);
  return user;
}

/** The shop's own session; there is no login page here. */
export const authProvider: AuthProvider = {
  login: () => leaveTo(loginPath()),
  checkAuth: async () => {
    await requireAdmin();
  },
  checkError: async ({ status }: { status?: number }) => {
    if (status !== 401 && status !== 403) return;
    session = undefined;
    await requireAdmin();
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
