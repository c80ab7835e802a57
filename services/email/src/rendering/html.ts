/** Markup, told apart from text: what is not markup is escaped where it is put into some. */
export type Html = { readonly text: string };

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Markup that the code itself writes. */
export const raw = (text: string): Html => ({ text });

/** Puts values into markup: text escaped, markup as it is, lists one after the other. */
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
