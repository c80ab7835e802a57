/** Whether an address is the top of a site: http or https, a host, and nothing beside them. */
export function isTopOfSite(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && username + password + search + hash === '' && pathname === '/';
}
