import { cmFromText, measureError } from '@shop/shop-rules/custom-measures';
import type { CustomPiece, MeasureBounds } from '@shop/shop-rules/custom-piece';

export const measureField = (index: number): string => `measure-${index}`;
export const WISHES = 'wishes';

type Read = { custom?: CustomPiece; errors: Record<string, string> };

/** Own measures as typed: none, or all of them. Errors by field. */
export function readCustom(form: FormData, measures: readonly MeasureBounds[] = []): Read {
  const typed = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const values = measures.map((_, index) => typed(measureField(index)));
  const wishes = typed(WISHES);
  if (wishes === '' && values.every((value) => value === '')) return { errors: {} };
  const given = measures.map(({ name }, index) => ({ name, cm: cmFromText(values[index] ?? '') }));
  const errors = Object.fromEntries(
    measures.flatMap((bounds, index) => {
      const error = measureError(bounds, given[index]?.cm ?? null);
      return error ? [[measureField(index), error]] : [];
    }),
  );
  if (Object.keys(errors).length > 0) return { errors };
  return { custom: { measures: given.map(({ name, cm }) => ({ name, cm: cm ?? 0 })), wishes }, errors };
}
