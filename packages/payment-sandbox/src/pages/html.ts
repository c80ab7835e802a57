const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that may stand in HTML, also inside an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/**
 * An amount as a Finnish buyer reads it: '129,00 €'.
 * @param cents integer hundredths of the currency
 * @param currency by ISO 4217
 */
export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('fi-FI', { style: 'currency', currency }).format(cents / 100);
}
