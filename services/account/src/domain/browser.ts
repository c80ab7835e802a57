/** Browser and system of a session; '' when unknown. */
export type Browser = { browser: string; system: string };

/** First match: many browsers name others as well. */
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

/** The user agent is untrusted, so only names of the list come out. */
export function browserOf(userAgent: string): Browser {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}
