const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0, section 2.2: control characters, lone surrogates, noncharacters. */
const FORBIDDEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]|[^\P{Control}\t\n\r]/gu;

export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
