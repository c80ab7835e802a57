/*
 * Finland without Åland, which is outside the VAT area of the EU (directive 2006/112/EC, article 6(1)(d)).
 */

/** Posti reserves 22000–22999 for Åland. */
const ALAND = /^22[0-9]{3}$/;

/** @param postcode five digits */
export const isServedPostcode = (postcode: string): boolean => !ALAND.test(postcode);

export const notServedText =
  'Emme toimita Ahvenanmaalle. Se ei kuulu EU:n arvonlisäveroalueeseen, ja siksi lähetys tarvitsisi tulliselvityksen, jota emme tarjoa. Valitse osoite Manner-Suomesta.';
