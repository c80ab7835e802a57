/*
 * A cart's line means a model by its picture: the number of the model is its place among the product's pictures, and
 * the maker may change that.
 */

/** What a line knows of its model. Lines of products without pictures know the number alone. */
export type LineModel = {
  /** The model's number when it was chosen, from 1. */
  variant: number;
  /** Its picture's address. */
  image?: string | undefined;
  /** How many models there were to choose from. */
  models?: number | undefined;
};

/**
 * The number that a line's model has now. A product that has come in one model all the time may get a new photograph;
 * it is the same thing.
 * @param images the product's models as they stand now
 * @returns a number from 1, or null when the model is gone
 */
export function modelOfLine(
  { variant, image, models = 1 }: LineModel,
  images: readonly string[],
): number | null {
  if (image === undefined) return variant <= Math.max(1, images.length) ? variant : null;
  const place = images.indexOf(image);
  if (place >= 0) return place + 1;
  return models <= 1 && images.length <= 1 ? 1 : null;
}

/**
 * The name of a model's colour.
 * @param imageColours by model; missing where the product names none
 * @param variant the model's number, from 1
 * @returns '' where it has none
 */
export const colourOfModel = (
  { imageColours = [] }: { imageColours?: readonly string[] | undefined },
  variant: number,
): string => imageColours[variant - 1] ?? '';

/** What an ordered line knows of its model: the product's pictures of its day, and the model's place among them, from 1. */
type OrderedModel = { variant: number; images: readonly string[] };

/**
 * Whether two ordered lines of a product are of the same model: the maker may have given its number to another one between
 * the two orders. A thing in one model is the same under a new photograph.
 */
export function isSameModel(one: OrderedModel, other: OrderedModel): boolean {
  const [picture, others] = [one, other].map(({ images, variant }) => images[variant - 1]);
  const hasOne = one.images.length <= 1 && other.images.length <= 1;
  return hasOne || !picture || !others ? one.variant === other.variant : picture === others;
}
