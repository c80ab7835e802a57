import { centsFromEuros, formatEuro, MAX_CENTS } from '@shop/money';
import { z } from 'zod';
import { momentOf } from './local-time.ts';
import { oneSize } from './categories.ts';
import { wholeFromText } from './whole-text.ts';

// eslint-disable-next-line no-control-regex -- exactly the characters that no field may carry
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

/** Text without control and direction-override characters, trimmed. Lengths in UTF-16 units. */
export const text = (max: number, min = 0) =>
  z
    .string({ error: 'Tämä kenttä on pakollinen.' })
    .trim()
    .min(min, { error: min === 1 ? 'Tämä kenttä on pakollinen.' : `Vähintään ${min} merkkiä.` })
    .max(max, { error: `Enintään ${max} merkkiä.` })
    .refine((value) => !CONTROL.test(value), { error: 'Kentässä on merkkejä, joita ei voi käyttää.' });

/** A text of 1 to `max` characters, blanks at its ends not counted. */
export const requiredText = (max: number) => text(max, 1);

/** An id as the shop's databases make them: 24 hexadecimal digits. */
export const id = z.string().regex(/^[a-f0-9]{24}$/, { error: 'Virheellinen tunnus.' });

/** An e-mail address, in small letters. */
export const email = z
  .string({ error: 'Anna sähköpostiosoite.' })
  .trim()
  .toLowerCase()
  .max(254, { error: 'Enintään 254 merkkiä.' })
  .pipe(z.email({ error: 'Anna sähköpostiosoite, esimerkiksi aino@posti.fi.' }));

/** A size's id. It becomes a map key in the cart and the order, so '.' and '$' are kept out. */
export const sizeId = z.string().regex(/^[A-Za-z0-9-]{1,12}$/, { error: 'Virheellinen koko.' });

/** An amount with more digits of euros than `MAX_CENTS` has. */
const ABOVE_MAX = /^(?:\d{7,}|\d{1,3}(?:[ \u00a0\u202f]\d{3}){2,})(?:[.,]\d+)?(?:[ \u00a0\u202f]?€)?$/;

/**
 * Euros, as a number or text such as '1249,90' or '1 249,90', to integer cents.
 * @param error what is said where it is no sum
 */
export const centsOfEuros = (error: string) =>
  z.union([z.string(), z.number()], { error }).transform((value, context) => {
    const cents = centsFromEuros(value);
    if (cents !== null) return cents;
    const isTooMuch = ABOVE_MAX.test(String(value).trim());
    context.addIssue({ code: 'custom', message: isTooMuch ? `Enintään ${formatEuro(MAX_CENTS)}.` : error });
    return z.NEVER;
  });

const NO_PRICE = 'Anna hinta euroina, esimerkiksi 129,90.';

/** The same above zero. */
export const priceCents = centsOfEuros(NO_PRICE).refine((cents) => cents > 0, { error: NO_PRICE });

/** A moment by the minute, on Finland's clocks unless it says otherwise; nothing, null and '' mean none. */
export const moment = z
  .union([z.string(), z.null()], { error: 'Anna päivä ja kellonaika.' })
  .transform((value, context) => {
    if (value === null || value.trim() === '') return null;
    const at = momentOf(value);
    if (at) return at;
    context.addIssue({ code: 'custom', message: 'Anna päivä ja kellonaika, esimerkiksi 2026-11-27T09:00.' });
    return z.NEVER;
  });

/** A whole number that is written as text; NaN is taken by nothing after it. */
export const wholeText = z.string().transform((written) => wholeFromText(written) ?? Number.NaN);

/**
 * A whole number, as a number or as text such as '1200' or '1 200', within bounds.
 * @param tooMuch what is said above them
 */
export const wholeNumber = (min: number, max: number, tooMuch = `Enintään ${max}.`) =>
  z.union([z.number(), wholeText], { error: 'Anna kokonaisluku.' }).pipe(
    z
      .int({ error: 'Anna kokonaisluku.' })
      .min(min, { error: `Vähintään ${min}.` })
      .max(max, { error: tooMuch }),
  );

/** A size as a client sends it: nothing means the one size. */
export const sizeOrOne = z
  .union([z.literal(''), z.null(), sizeId])
  .optional()
  .transform((size) => size || oneSize);

/** The model, which is the number of the image, from 1; 1 when it is not named. */
export const variant = wholeNumber(1, 50)
  .nullish()
  .transform((value) => value ?? 1);
