type Remembered = { linkToken?: unknown } | null;

/** The email link's token follows the #, so no server sees it; history.state keeps it for a reload. */
export function takeLinkToken(): string {
  // Pasting another link changes only the hash.
  addEventListener('hashchange', () => {
    if (rememberLink()) location.reload();
  });
  rememberLink();
  const { linkToken } = (history.state as Remembered) ?? {};
  return typeof linkToken === 'string' ? linkToken : '';
}

function rememberLink(): boolean {
  const linkToken = new URLSearchParams(location.hash.slice(1)).get('token');
  if (!linkToken) return false;
  keepLinkToken(linkToken);
  return true;
}

/** Also removes query and hash from the address. */
export function keepLinkToken(linkToken: string): void {
  history.replaceState({ ...history.state, linkToken }, '', location.pathname);
}
