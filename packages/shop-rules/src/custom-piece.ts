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

/** 'Omat mitat: rinnanympärys 92,5 cm. Toive: …' on one line. */
export function customText({ measures, wishes }: CustomPiece): string {
  const given = measures.map(({ name, cm }) => `${name} ${cmText(cm)}\u00a0cm`).join(', ');
  const wish = wishes.split(/\s+/).filter(Boolean).join(' ');
  return `Omat mitat: ${given}${wish ? `. Toive: ${wish}` : ''}`;
}
