const BASE = 'https://shop.invalid';

/** @returns null for addresses that leave the shop or run as script, and for /auth */
export function safeRedirect(wanted: string | null): string | null {
  // Browsers drop tabs and line breaks and read '\' as '/': '/\evil' would leave the shop.
  if (!wanted || wanted.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return null;
  if (!URL.canParse(wanted, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  // '/.//evil' is normalised to '//evil'.
  if (origin !== BASE || pathname.startsWith('//') || /^\/auth(\/|$)/.test(pathname)) return null;
  return pathname + search + hash;
}
