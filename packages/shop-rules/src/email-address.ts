import { cleanLine } from './clean-text.ts';

/* Browsers' rule for `<input type="email">`. */

export const MAX_EMAIL = 254;

const MAILBOX = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Characters that `new URL` reads as more than a host name. */
const NO_DOMAIN = /[\p{Cc}\s/:?#@\\%[\]]/u;

/** 'mäkelä.fi' becomes 'xn--mkel-load.fi'; '' for no domain. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain)) return domain.toLowerCase();
  if (NO_DOMAIN.test(domain)) return '';
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Lower case, domain in ASCII with a dot (HTML standard: valid e-mail address). @returns null when invalid */
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
