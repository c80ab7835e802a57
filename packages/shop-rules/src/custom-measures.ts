import { boundsText, isHalfCm, type CustomPiece, type MeasureBounds } from './custom-piece.ts';
import { decimalFromText } from './whole-text.ts';

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
