const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Signs that XML 1.0 forbids or advises against (section 2.2): control signs, lone surrogates, noncharacters. */
const FORBIDDEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]|[^\P{Control}\t\n\r]/gu;

/** A text for an XML element, without the signs that would make the whole document unreadable. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
