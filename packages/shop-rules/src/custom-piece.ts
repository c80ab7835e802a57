import { decimalFromText } from './whole-text.ts';

/** A measure that the buyer may give, in whole or half centimetres. */
export type MeasureBounds = { name: string; minCm: number; maxCm: number };

/** A buyer's measures and wishes, in the product's order. */
export type CustomPiece = { measures: { name: string; cm: number }[]; wishes: string };

export const MAX_CUSTOM_MEASURES = 5;
export const MAX_MEASURE_CM = 400;
export const MAX_WISHES = 300;

/** Whether a measure is whole or half centimetres. */
export const isHalfCm = (cm: number): boolean => Number.isInteger(cm * 2);

/** 92.5 as '92,5'. */
export const cmText = (cm: number): string => String(cm).replace('.', ',');

/** '70–140 cm' */
export const boundsText = ({ minCm, maxCm }: Omit<MeasureBounds, 'name'>): string =>
  `${cmText(minCm)}–${cmText(maxCm)}\u00a0cm`;

/** Error of a given measure, '' for none. @param cm null where it is no number */
export function measureError(bounds: MeasureBounds, cm: number | null): string {
  if (cm === null || !isHalfCm(cm))
    return 'Kirjoita mitta senttimetreinä, puolen sentin tarkkuudella, esimerkiksi 92,5.';
  return cm < bounds.minCm || cm > bounds.maxCm ? `Mitan on oltava ${boundsText(bounds)}.` : '';
}

/** Reads '92,5' or '92.5 cm'. @returns null otherwise */
export const cmFromText = (text: string): number | null => decimalFromText(text.trim().replace(/ ?cm$/i, ''));

/** Whether a product still takes these measures. */
export function takesPiece(measures: readonly MeasureBounds[] = [], piece: CustomPiece): boolean {
  return (
    measures.length === piece.measures.length &&
    measures.every((bounds) => {
      const given = piece.measures.find(({ name }) => name === bounds.name);
      return given !== undefined && measureError(bounds, given.cm) === '';
    })
  );
}

/** 'Omat mitat: rinnanympärys 92,5 cm. Toive: …' on one line. */
export function customText({ measures, wishes }: CustomPiece): string {
  const given = measures.map(({ name, cm }) => `${name} ${cmText(cm)}\u00a0cm`).join(', ');
  const wish = wishes.split(/\s+/).filter(Boolean).join(' ');
  return `Omat mitat: ${given}${wish ? `. Toive: ${wish}` : ''}`;
}
