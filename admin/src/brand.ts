const DEFAULT_BRAND = 'Luonnonlanka';

/** The shop's name. The gateway writes it into the page; without a gateway its placeholder still stands there. */
export function readBrand(page: Document): string {
  const content = page.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content.trim() ?? '';
  return content === '' || content.startsWith('%') ? DEFAULT_BRAND : content;
}
