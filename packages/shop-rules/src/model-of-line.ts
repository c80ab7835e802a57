/* A model is identified by its picture, since its number can change (Decision 0033). */

/** Lines without pictures know the number only. */
export type LineModel = {
  variant: number;
  image?: string | undefined;
  models?: number | undefined;
};

/**
 * Current number of a line's model; a single model keeps it under a new picture.
 * @param images current models
 * @returns null when gone
 */
export function modelOfLine(
  { variant, image, models = 1 }: LineModel,
  images: readonly string[],
): number | null {
  if (image === undefined) return variant <= Math.max(1, images.length) ? variant : null;
  const index = images.indexOf(image);
  if (index >= 0) return index + 1;
  return models <= 1 && images.length <= 1 ? 1 : null;
}

/** Colour of a model, '' without one. @param imageColours by model @param variant from 1 */
export const colourOfModel = (
  { imageColours = [] }: { imageColours?: readonly string[] | undefined },
  variant: number,
): string => imageColours[variant - 1] ?? '';

/** The product's pictures at the time, and the model's number, from 1. */
type OrderedModel = { variant: number; images: readonly string[] };

/** Whether two ordered lines have the same model, by picture; a single model stays under a new one. */
export function isSameModel(a: OrderedModel, b: OrderedModel): boolean {
  const [picture, others] = [a, b].map(({ images, variant }) => images[variant - 1]);
  const hasOne = a.images.length <= 1 && b.images.length <= 1;
  return hasOne || !picture || !others ? a.variant === b.variant : picture === others;
}
