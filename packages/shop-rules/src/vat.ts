import { percentText, vatPermille, type VatClass } from '@shop/money';

export const vatClassLabels: Record<VatClass, string> = {
  general: 'Yleinen verokanta',
  reduced: 'Alennettu: elintarvikkeet ja kirjat',
  lowest: 'Alennettu: tilatut lehdet',
};

/** Allowed by law instead of a rate. */
export const notVatLiable = 'Myyjä ei ole alv-velvollinen';

/**
 * Text beside a sum: 'sis. ALV 25,5 % ja 13,5 %'. @param permilles rates in thousandths; empty for a seller without VAT
 */
export function vatLabel(permilles: readonly number[]): string {
  const rates = permilles.map(percentText);
  const last = rates.at(-1);
  if (last === undefined) return notVatLiable;
  const list = rates.length > 1 ? `${rates.slice(0, -1).join(', ')} ja ${last}` : last;
  return `sis. ALV ${list}`;
}

/** The same by the products' classes at today's rates. */
export function vatLabelNow(
  classes: readonly (VatClass | undefined)[],
  { isLiable, now }: { isLiable: boolean; now: Date },
): string {
  if (!isLiable) return notVatLiable;
  const rates = new Set(classes.map((vatClass) => vatPermille(vatClass ?? 'general', now)));
  return vatLabel([...rates].toSorted((a, b) => b - a));
}

/** The same for an order, at the rates of its day. */
export const orderVatLabel = ({ vat }: { vat: readonly { percent: number }[] }): string =>
  vatLabel(vat.map(({ percent }) => Math.round(percent * 10)));
