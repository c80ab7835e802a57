const BASE = 'https://shop.invalid';

/**
 * The local address that a `redirect` parameter asks for, with its query.
 * @returns null for everything that could leave the shop or run as script, and for the auth pages themselves
 */
export function safeRedirect(wanted: string | null): string | null {
  // Browsers drop tabs and line breaks and read '\' as '/', so '/\evil' would leave the shop.
  if (!wanted || wanted.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return null;
  if (!URL.canParse(wanted, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  // A path such as '/.//evil' becomes '//evil' once its dots are taken away.
  if (origin !== BASE || pathname.startsWith('//') || /^\/auth(\/|$)/.test(pathname)) return null;
  return pathname + search + hash;
}
