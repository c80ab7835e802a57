import type { CartLineInput, ProductSnapshot } from '@shop/contracts';
import { measureError, type CustomPiece } from '@shop/shop-rules';
import { ShopError } from '@shop/service-kit';

const NOT_TAKEN = 'Tuotetta ei voi nyt tilata näillä mitoilla. Lataa sivu uudelleen.';
const OWN_HOLD =
  'Viimeinen valmis kappale on varattuna tilaukseesi, jota et ole vielä maksanut. Maksa tilaus ensin, niin voit tilata tämän omilla mitoillasi.';

/** In the product's order. @throws `invalid-input` at each measure that is missing or out of bounds */
export function customPiece(
  { toOrder, isOwnHold }: Pick<ProductSnapshot, 'toOrder' | 'isOwnHold'>,
  { measures: sent, wishes }: NonNullable<CartLineInput['custom']>,
): CustomPiece {
  const bounds = toOrder?.measures ?? [];
  const given = new Map(sent.map(({ name, cm }) => [name, cm]));
  const isKnown = [...given.keys()].every((name) => bounds.some((one) => one.name === name));
  if (!isKnown || given.size < sent.length) {
    const message = isOwnHold ? OWN_HOLD : NOT_TAKEN;
    throw new ShopError({ code: 'invalid-input', message, errors: { 'custom.measures': message } });
  }
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
