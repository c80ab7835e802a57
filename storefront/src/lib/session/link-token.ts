/** What the tab's history remembers of a page that a letter's link has opened. */
type Remembered = { linkToken?: unknown } | null;

/**
 * The token of the letter's link that opened this page. It stands behind the #, so no server saw it, and it is taken out
 * of the address at once, so that it is in no list of visited pages and is handed on by nobody who copies the address. The
 * tab alone remembers it with the page, so that a reload does not make the link a broken one.
 * @returns '' where there is none
 */
export function takeLinkToken(): string {
  // Whoever copies another link over this page's address changes only what is behind the #: the page begins anew by it.
  addEventListener('hashchange', () => {
    if (rememberLink()) location.reload();
  });
  rememberLink();
  const { linkToken } = (history.state as Remembered) ?? {};
  return typeof linkToken === 'string' ? linkToken : '';
}

/** @returns whether the address held one */
function rememberLink(): boolean {
  const linkToken = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!linkToken) return false;
  history.replaceState({ ...history.state, linkToken }, '', location.pathname);
  return true;
}
