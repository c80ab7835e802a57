/*
 * Where the shop delivers: Finland without Åland, which is outside the VAT area of the EU (directive 2006/112/EC, article
 * 6(1)(d)). No zod here, because pages use it in the browser.
 */

/** Posti reserves 22000–22999 for Åland. */
const ALAND = /^22[0-9]{3}$/;

/** Whether the shop sends parcels to a postcode, given as its five digits. */
export const isServedPostcode = (postcode: string): boolean => !ALAND.test(postcode);

/** Message of the error code `address-not-served`, also shown beside the chosen address. */
export const notServedText =
  'Emme toimita Ahvenanmaalle. Se ei kuulu EU:n arvonlisäveroalueeseen, ja siksi lähetys tarvitsisi tulliselvityksen, jota emme tarjoa. Valitse osoite Manner-Suomesta.';
