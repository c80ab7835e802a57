/**
 * The token of the letter's link that opened this page. It stands behind the #, so no server saw it, and it is taken out
 * of the address at once, so that it stays in no history and is handed on by nobody who copies the address.
 * @returns '' where there is none
 */
export function takeLinkToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  if (token) history.replaceState(history.state, '', location.pathname);
  return token;
}
