/** What a session was opened with, as its owner recognizes it; '' where it cannot be told. */
export type Browser = { browser: string; system: string };

/** The first that fits: many name others besides themselves. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const firstIn = (table: [string, RegExp][], text: string): string =>
  table.find(([, sign]) => sign.test(text))?.[0] ?? '';

/** Reads a browser's own words for itself. Anybody can say anything there: only names of this list come out. */
export function browserOf(userAgent: string): Browser {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}
