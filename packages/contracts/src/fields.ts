import { centsFromEuros, formatEuro, MAX_CENTS } from '@shop/money';
import { z } from 'zod';
import { cleanCode, cleanLine, cleanLines, hasControl } from '@shop/shop-rules/clean-text';
import { MAX_EMAIL, readEmail } from '@shop/shop-rules/email-address';
import { momentOf } from '@shop/shop-rules/local-time';
import { oneSize } from '@shop/shop-rules/categories';
import { plainPostcode, postcodePattern } from '@shop/shop-rules/postcode';
import { wholeFromText } from '@shop/shop-rules/whole-text';

const REQUIRED = { error: 'Tämä kenttä on pakollinen.' };
/** Cleaning may shrink a text to a quarter; longer ones are refused before any pattern reads them. */
const RAW_LENGTH = 4;

/** @param clean a function of clean-text.ts */
const cleaned = (clean: (text: string) => string, max: number, min: number) =>
  z
    .string(REQUIRED)
    .max(RAW_LENGTH * max, { error: `Enintään ${max} merkkiä.`, abort: true })
    .overwrite(clean)
    .refine((value) => !hasControl(value), { error: 'Kentässä on merkkejä, joita ei voi käyttää.' })
    .min(min, REQUIRED)
    .max(max, { error: `Enintään ${max} merkkiä.` });

/** Single line, cleaned and trimmed. Lengths in UTF-16 units. */
export const text = (max: number) => cleaned(cleanLine, max, 0);

/** Single line of 1 to `max` characters, one of them visible. */
export const requiredText = (max: number) => cleaned(cleanLine, max, 1);

/** Several lines. */
export const multilineText = (max: number) => cleaned(cleanLines, max, 0);

/** Several lines of 1 to `max` characters, one of them visible. */
export const requiredMultilineText = (max: number) => cleaned(cleanLines, max, 1);

/** A code or order number; look-alikes of a hyphen become hyphens. */
export const codeText = (max: number) => cleaned(cleanCode, max, 0);

export const id = z.string().regex(/^[a-f0-9]{24}$/, { error: 'Virheellinen tunnus.' });

/** Email address in lower case, domain in ASCII. @param error message for an invalid one */
export const emailAddress = (error: string) =>
  z.string({ error: 'Anna sähköpostiosoite.' }).transform((typed, context) => {
    const address = readEmail(typed);
    if (address !== null) return address;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });
export const email = emailAddress('Anna sähköpostiosoite, esimerkiksi aino@posti.fi.');

/** Email address to look up; an impossible one finds nothing. */
export const emailToFind = z
  .string({ error: 'Anna sähköpostiosoite.' })
  .max(MAX_EMAIL)
  .transform((typed) => readEmail(typed) ?? typed.trim().toLowerCase());

/** Finnish postcode: five digits. @param error message for an invalid one */
export const postcode = (error: string) =>
  z
    .string({ error: 'Anna postinumero.' })
    .max(40, { error, abort: true })
    .overwrite(plainPostcode)
    .regex(postcodePattern, { error });

/** Size id; a map key in cart and order, so without '.' and '$'. */
export const sizeId = z.string().regex(/^[A-Za-z0-9-]{1,12}$/, { error: 'Virheellinen koko.' });

/** More digits of euros than `MAX_CENTS`. */
const ABOVE_MAX = /^(?:\d{7,}|\d{1,3}(?:[ \u00a0\u202f]\d{3}){2,})(?:[.,]\d+)?(?:[ \u00a0\u202f]?€)?$/;

/** Euros as number or text such as '1 249,90', to integer cents. @param error message for no sum */
export const centsOfEuros = (error: string) =>
  z.union([z.string(), z.number()], { error }).transform((value, context) => {
    const cents = centsFromEuros(value);
    if (cents !== null) return cents;
    const isTooMuch = ABOVE_MAX.test(String(value).trim());
    context.addIssue({ code: 'custom', message: isTooMuch ? `Enintään ${formatEuro(MAX_CENTS)}.` : error });
    return z.NEVER;
  });

const NO_PRICE = 'Anna hinta euroina, esimerkiksi 129,90.';

/** Above zero. */
export const priceCents = centsOfEuros(NO_PRICE).refine((cents) => cents > 0, { error: NO_PRICE });

/** A moment by the minute, Finnish time by default; nothing, null and '' mean none. */
export const moment = z
  .union([z.string(), z.null()], { error: 'Anna päivä ja kellonaika.' })
  .transform((value, context) => {
    if (value === null || value.trim() === '') return null;
    const at = momentOf(value);
    if (at) return at;
    context.addIssue({ code: 'custom', message: 'Anna päivä ja kellonaika, esimerkiksi 2026-11-27T09:00.' });
    return z.NEVER;
  });

/** Whole number as text; NaN fails every later check. */
export const wholeText = z.string().transform((written) => wholeFromText(written) ?? Number.NaN);

/** Whole number, also as text such as '1 200'. @param tooMuch message above the maximum */
export const wholeNumber = (min: number, max: number, tooMuch = `Enintään ${max}.`) =>
  z.union([z.number(), wholeText], { error: 'Anna kokonaisluku.' }).pipe(
    z
      .int({ error: 'Anna kokonaisluku.' })
      .min(min, { error: `Vähintään ${min}.` })
      .max(max, { error: tooMuch }),
  );

export const sizeOrOne = z
  .union([z.literal(''), z.null(), sizeId])
  .optional()
  .transform((size) => size || oneSize);

/** Number of the image, from 1. */
export const variant = wholeNumber(1, 50)
  .nullish()
  .transform((value) => value ?? 1);
