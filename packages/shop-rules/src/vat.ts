import { percentText, vatPermille, type VatClass } from '@shop/money';

/** The classes by what they are for, as the maker chooses them. */
export const vatClassLabels: Record<VatClass, string> = {
  general: 'Yleinen verokanta',
  reduced: 'Alennettu: elintarvikkeet ja kirjat',
  lowest: 'Alennettu: tilatut lehdet',
};

/** What the law lets a small seller say instead of a rate. */
export const notVatLiable = 'Myyjä ei ole alv-velvollinen';

/**
 * What stands beside a sum with VAT: 'sis. ALV 25,5 %', with more than one rate 'sis. ALV 25,5 % ja 13,5 %'.
 * @param permilles the rates that it holds, in thousandths; none where the seller is not liable
 */
export function vatLabel(permilles: readonly number[]): string {
  const rates = permilles.map(percentText);
  const last = rates.at(-1);
  if (last === undefined) return notVatLiable;
  const list = rates.length > 1 ? `${rates.slice(0, -1).join(', ')} ja ${last}` : last;
  return `sis. ALV ${list}`;
}

/** The same of what is for sale now, by the classes of its products. */
export function vatLabelNow(
  classes: readonly (VatClass | undefined)[],
  { isLiable, now }: { isLiable: boolean; now: Date },
): string {
  if (!isLiable) return notVatLiable;
  const rates = new Set(classes.map((vatClass) => vatPermille(vatClass ?? 'general', now)));
  return vatLabel([...rates].toSorted((one, other) => other - one));
}

/** The same of an order, whose rates are those of its day. */
export const orderVatLabel = ({ vat }: { vat: readonly { percent: number }[] }): string =>
  vatLabel(vat.map(({ percent }) => Math.round(percent * 10)));
