/** Whether an address is an http(s) origin without path or query. */
export function isTopOfSite(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && username + password + search + hash === '' && pathname === '/';
}
