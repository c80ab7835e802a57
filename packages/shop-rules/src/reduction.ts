import { formatEuro } from '@shop/money';

/** Whether a sale price is a lawful reduction, as the calls answer it; prices in euros. */
export type ReductionAnswer = {
  isLawful: boolean;
  /** The lowest price that shoppers saw in the 30 days before the sale; null without one. */
  lowestPrice: number | null;
  /** The highest sale price that is a lawful reduction; null where no sale price is one. */
  highestLawfulPrice: number | null;
};

/** Edits that one question about their reductions holds at the most; they travel in the address. */
export const MAX_ASKED_EDITS = 20;

const euros = (amount: number): string => formatEuro(Math.round(amount * 100));

/** Why a sale price is no lawful reduction and which one would be, in Finnish. */
export function unlawfulReduction({ lowestPrice, highestLawfulPrice }: ReductionAnswer): string {
  if (lowestPrice === null || highestLawfulPrice === null)
    return 'Alennus ei ole lainmukainen, koska asiakkaat eivät ole nähneet tuotteella muuta hintaa. Myy tuotetta ensin normaalihintaan.';
  return `Alennus ei ole lainmukainen, koska alin hinta 30 päivän aikana ennen alennusta on ${euros(lowestPrice)}. Alennushinta saa olla enintään ${euros(highestLawfulPrice)}.`;
}
