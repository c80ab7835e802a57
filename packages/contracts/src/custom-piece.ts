import {
  isHalfCm,
  MAX_CUSTOM_MEASURES,
  MAX_MEASURE_CM,
  MAX_WISHES,
  type MeasureBounds,
} from '@shop/shop-rules/custom-piece';
import { decimalFromText } from '@shop/shop-rules/whole-text';
import { z } from 'zod';
import { multilineText, requiredText, wholeNumber } from './fields.ts';

const NO_CM = { error: 'Anna senttimetrit puolen sentin tarkkuudella, esimerkiksi 92,5.' };
const centimetres = z
  .union([z.number(), z.string().transform((written) => decimalFromText(written) ?? Number.NaN)], NO_CM)
  .pipe(
    z
      .number(NO_CM)
      .min(1, { error: 'Vähintään 1.' })
      .max(MAX_MEASURE_CM, { error: `Enintään ${MAX_MEASURE_CM}.` })
      .refine(isHalfCm, NO_CM),
  );

const measureBounds = z
  .object({ name: requiredText(30), minCm: centimetres, maxCm: centimetres })
  .refine(({ minCm, maxCm }) => minCm < maxCm, {
    path: ['maxCm'],
    error: 'Ylärajan on oltava suurempi kuin alarajan.',
  });

const measureBoundsList = z
  .array(measureBounds)
  .max(MAX_CUSTOM_MEASURES, { error: `Enintään ${MAX_CUSTOM_MEASURES} mittaa.` })
  .superRefine((list, context) => {
    const names = list.map(({ name }) => name.toLowerCase());
    names.forEach((name, index) => {
      if (names.indexOf(name) === index) return;
      context.addIssue({ code: 'custom', path: [index, 'name'], message: 'Sama mitta on jo annettu.' });
    });
  });

type ToOrder = { daysOfWork: number; maxQueue: number; measures?: MeasureBounds[] };
export const toOrderInput = z
  .object({
    daysOfWork: wholeNumber(1, 60),
    maxQueue: wholeNumber(1, 200),
    measures: measureBoundsList.default([]),
  })
  .transform(({ measures, ...work }): ToOrder => (measures.length > 0 ? { ...work, measures } : work));

export const measureBoundsSchema = z.object({ name: z.string(), minCm: z.number(), maxCm: z.number() });

/** As sent by a shopper; cart compares it with the product. */
export const customInputSchema = z.object({
  measures: z
    .array(z.object({ name: requiredText(30), cm: z.number(NO_CM) }))
    .min(1, NO_CM)
    .max(MAX_CUSTOM_MEASURES, { error: `Enintään ${MAX_CUSTOM_MEASURES} mittaa.` }),
  wishes: multilineText(MAX_WISHES).default(''),
});

export const customPieceSchema = z.object({
  measures: z.array(z.object({ name: z.string(), cm: z.number() })),
  wishes: z.string(),
});
