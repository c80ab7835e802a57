import { cleanLine } from './clean-text.ts';

/*
 * Email addresses by the rule that browsers hold `<input type="email">` to. It stands apart from the schemas, because pages
 * may use it without zod.
 */

export const MAX_EMAIL = 254;

const MAILBOX = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** What would make `new URL` read more than a host name. */
const NO_DOMAIN = /[\p{Cc}\s/:?#@\\%[\]]/u;

/** A domain in small ASCII letters, '' for none: 'mäkelä.fi' is 'xn--mkel-load.fi'. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain)) return domain.toLowerCase();
  if (NO_DOMAIN.test(domain)) return '';
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return '';
  }
}

/**
 * Reads an email address as it is kept: in small letters, its domain in ASCII. Rule of the HTML living standard (valid
 * e-mail address), and its domain has a dot.
 * @returns null for anything else
 */
export function readEmail(typed: string): string | null {
  if (typed.length > 2 * MAX_EMAIL) return null;
  const text = cleanLine(typed);
  const at = text.lastIndexOf('@');
  const mailbox = text.slice(0, Math.max(at, 0)).toLowerCase();
  const domain = asciiDomain(text.slice(at + 1));
  const labels = domain.split('.');
  const isAddress = MAILBOX.test(mailbox) && labels.length > 1 && labels.every((label) => LABEL.test(label));
  const address = `${mailbox}@${domain}`;
  return isAddress && address.length <= MAX_EMAIL ? address : null;
}
