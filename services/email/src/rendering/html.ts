/** Markup, as opposed to text, which is escaped. */
export type Html = { readonly text: string };

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Markup written by code. */
export const raw = (text: string): Html => ({ text });

/** Inserts values into markup: text escaped, markup as is, lists joined. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const filled = values.map((value) =>
    typeof value === 'string'
      ? escaped(value)
      : [value]
          .flat()
          .map(({ text }) => text)
          .join(''),
  );
  return { text: parts.map((part, i) => part + (filled[i] ?? '')).join('') };
}
