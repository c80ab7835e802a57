import type { CartLineInput, ProductSnapshot } from '@shop/contracts';
import { measureError, type CustomPiece } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';

const NOT_TAKEN = 'Tuotetta ei voi nyt tilata näillä mitoilla. Lataa sivu uudelleen.';

/** In the product's order. @throws `invalid-input` at each measure that is missing or out of bounds */
export function customPiece(
  { toOrder }: Pick<ProductSnapshot, 'toOrder'>,
  { measures: sent, wishes }: NonNullable<CartLineInput['custom']>,
): CustomPiece {
  const bounds = toOrder?.measures ?? [];
  const given = new Map(sent.map(({ name, cm }) => [name, cm]));
  const isKnown = [...given.keys()].every((name) => bounds.some((one) => one.name === name));
  if (!isKnown || given.size < sent.length)
    throw new ShopError({
      code: 'invalid-input',
      message: NOT_TAKEN,
      errors: { 'custom.measures': NOT_TAKEN },
    });
  const measures = bounds.map(({ name }) => ({ name, cm: given.get(name) ?? Number.NaN }));
  const errors = Object.fromEntries(
    bounds.flatMap((one, index) => {
      const error = measureError(one, measures[index]?.cm ?? null);
      return error ? [[`custom.measures.${index}.cm`, error]] : [];
    }),
  );
  const [message] = Object.values(errors);
  if (message) throw new ShopError({ code: 'invalid-input', message, errors });
  return { measures, wishes };
}
