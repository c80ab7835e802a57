import { checkSession, createApiClient, forgetAll, logIn, logOut, wordsOf } from '@shop/shop-client';
import type { ErrorCode, LoginInput, SessionUser } from '@shop/contracts';
import { HttpError, type AuthProvider } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { loginTexts } from '../texts/login.ts';
import { askToLogIn, holdsUnsaved, keepsForm } from './login-again.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;

/** Reachable before a second factor is set up. */
const OWN_ACCOUNT = '/admin/own-account';

const api = createApiClient();
let session: Promise<SessionUser | null> | undefined;

/** Kept until a call is refused. */
const signedIn = (): Promise<SessionUser | null> => (session ??= askUntilAnswered());

/** An outage is not an answer: keep nothing, so that the next call asks again. */
async function askUntilAnswered(): Promise<SessionUser | null> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const check = await checkSession(api);
    if (check.outcome === 'ok') return check.data;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const never = (): Promise<never> => new Promise(() => {});

/** Leaves for a shop page; returns only if the user stays. */
function tryToLeave(path: string): Promise<void> {
  return new Promise((stay) => {
    window.addEventListener(
      'beforeunload',
      (event) => {
        // A timer runs only after the user has answered the browser's prompt and stayed.
        if (event.defaultPrevented) setTimeout(stay);
      },
      { once: true },
    );
    window.location.assign(path);
  });
}

let leaving: Promise<void> | undefined;
let hasStayed = false;

/** Asks once, not per refused call; again only after the unsaved changes are gone. */
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

function exitFor(user: SessionUser | null): string | null {
  if (!user) return loginPath();
  if (user.role !== 'admin') return '/shop/home';
  return user.lacksFactor && window.location.pathname !== OWN_ACCOUNT ? OWN_ACCOUNT : null;
}

/** Null when unsaved changes keep the user here. */
async function admitted(): Promise<SessionUser | null> {
  const user = await signedIn();
  if (!user && keepsForm()) {
    session = undefined;
    return (await askToLogIn({ isSave: false })) ? admitted() : null;
  }
  const exit = exitFor(user);
  if (exit === null) {
    hasStayed = false;
    return user;
  }
  await askToLeave(exit);
  // The user may log in in another tab.
  session = undefined;
  return null;
}

const requireAdmin = async (): Promise<SessionUser> => (await admitted()) ?? never();

const loginFields: Partial<Record<ErrorCode, keyof LoginInput>> = {
  'wrong-login': 'password',
  'code-needed': 'code',
  'wrong-code': 'code',
};

/** @throws HttpError with Finnish messages by field */
export async function logInAgain(input: LoginInput): Promise<void> {
  const outcome = await logIn(api, input);
  if (outcome.outcome === 'ok') {
    session = undefined;
    if (outcome.data.role !== 'admin') throw new HttpError(loginTexts.noAdmin, 403);
    return;
  }
  const { message } = wordsOf(outcome, texts.errors.unreachable);
  if (outcome.outcome === 'network') throw new HttpError(message, 0);
  const field = outcome.code && loginFields[outcome.code];
  const errors = field ? { [field]: message } : outcome.errors;
  throw new HttpError(message, outcome.status, { ...outcome, errors });
}

export const authProvider: AuthProvider = {
  login: () => leaveTo(loginPath()),
  checkAuth: async () => {
    await requireAdmin();
  },
  checkError: async ({ status }: { status?: number }) => {
    if (status !== 401 && status !== 403) return;
    session = undefined;
    // A user who stays sees the refused call's message.
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
