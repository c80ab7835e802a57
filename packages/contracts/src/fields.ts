import { centsFromEuros, formatEuro, MAX_CENTS } from '@shop/money';
import { z } from 'zod';
import { cleanCode, cleanLine, cleanLines, hasControl } from '@shop/shop-rules/clean-text';
import { MAX_EMAIL, readEmail } from '@shop/shop-rules/email-address';
import { momentOf } from '@shop/shop-rules/local-time';
import { oneSize } from '@shop/shop-rules/categories';
import { plainPostcode, postcodePattern } from '@shop/shop-rules/postcode';
import { wholeFromText } from '@shop/shop-rules/whole-text';

const REQUIRED = { error: 'Tämä kenttä on pakollinen.' };
/** A text may shrink to a quarter when it is cleaned; what is longer is refused before any pattern reads it. */
const RAW_LENGTH = 4;

/** @param clean one of the functions of clean-text.ts */
const cleaned = (clean: (text: string) => string, max: number, min: number) =>
  z
    .string(REQUIRED)
    .max(RAW_LENGTH * max, { error: `Enintään ${max} merkkiä.`, abort: true })
    .overwrite(clean)
    .refine((value) => !hasControl(value), { error: 'Kentässä on merkkejä, joita ei voi käyttää.' })
    .min(min, REQUIRED)
    .max(max, { error: `Enintään ${max} merkkiä.` });

/** A text on a single line, cleaned and trimmed. Lengths in UTF-16 units. */
export const text = (max: number) => cleaned(cleanLine, max, 0);

/** A single line of 1 to `max` characters, at least one of them visible. */
export const requiredText = (max: number) => cleaned(cleanLine, max, 1);

/** A text that may have several lines. */
export const multilineText = (max: number) => cleaned(cleanLines, max, 0);

/** Several lines of 1 to `max` characters, at least one of them visible. */
export const requiredMultilineText = (max: number) => cleaned(cleanLines, max, 1);

/** A code or an order's number, in which every look-alike of a hyphen is one. */
export const codeText = (max: number) => cleaned(cleanCode, max, 0);

/** An id as the shop's databases make them: 24 hexadecimal digits. */
export const id = z.string().regex(/^[a-f0-9]{24}$/, { error: 'Virheellinen tunnus.' });

/**
 * An email address as it is kept: in small letters, its domain in ASCII.
 * @param error the message where it is none
 */
export const emailAddress = (error: string) =>
  z.string({ error: 'Anna sähköpostiosoite.' }).transform((typed, context) => {
    const address = readEmail(typed);
    if (address !== null) return address;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });
export const email = emailAddress('Anna sähköpostiosoite, esimerkiksi aino@posti.fi.');

/** An email address to look an account or order up by; one that cannot exist is no mistake, it finds nothing. */
export const emailToFind = z
  .string({ error: 'Anna sähköpostiosoite.' })
  .max(MAX_EMAIL)
  .transform((typed) => readEmail(typed) ?? typed.trim().toLowerCase());

/**
 * A Finnish postcode as it is kept: five digits.
 * @param error the message where it is none
 */
export const postcode = (error: string) =>
  z
    .string({ error: 'Anna postinumero.' })
    .max(40, { error, abort: true })
    .overwrite(plainPostcode)
    .regex(postcodePattern, { error });

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
