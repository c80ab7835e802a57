/*
 * Bounds that browsers show as well. They stand apart from the schemas, because a page that needs a number
 * should not ship zod.
 */

/** How closely the bounds against abuse are kept. */
export const limitsProfiles = ['production', 'local', 'off'] as const;
export type LimitsProfile = (typeof limitsProfiles)[number];

/** How many delivery addresses one user may keep. */
export const MAX_ADDRESSES = 4;

/** How many products one wishlist keeps at the most. */
export const MAX_WISHLIST = 200;

/** Orders strictly above this many cents are delivered free, whatever the fee is below. */
export const FREE_DELIVERY_ABOVE_CENTS = 150_00;

/** How many characters a greeting in the parcel may have. */
export const MAX_GIFT_NOTE = 200;
