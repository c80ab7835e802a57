/** The gateway writes the setting into the page. */
export function isTestPaymentMode(page: Document): boolean {
  return page.querySelector<HTMLMetaElement>('meta[name="payments"]')?.content === 'test';
}
