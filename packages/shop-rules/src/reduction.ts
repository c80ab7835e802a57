import { formatEuro } from '@shop/money';

/** Whether a sale price is a lawful reduction; euros. */
export type ReductionAnswer = {
  isLawful: boolean;
  /** Of the 30 days before the sale; null without one. */
  lowestPrice: number | null;
  /** null when no sale price is lawful. */
  highestLawfulPrice: number | null;
};

/** They travel in the address. */
export const MAX_CHECKED_EDITS = 20;

const euros = (amount: number): string => formatEuro(Math.round(amount * 100));

/** Why a reduction is unlawful, in Finnish, with the highest lawful price. */
export function unlawfulReduction({ lowestPrice, highestLawfulPrice }: ReductionAnswer): string {
  if (lowestPrice === null || highestLawfulPrice === null)
    return 'Alennus ei ole lainmukainen, koska asiakkaat eivät ole nähneet tuotteella muuta hintaa. Myy tuotetta ensin normaalihintaan.';
  return `Alennus ei ole lainmukainen, koska alin hinta 30 päivän aikana ennen alennusta on ${euros(lowestPrice)}. Alennushinta saa olla enintään ${euros(highestLawfulPrice)}.`;
}
