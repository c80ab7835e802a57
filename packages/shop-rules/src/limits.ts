/* Limits that browsers show too. */

/** Strictness of the limits against abuse. */
export const limitsProfiles = ['production', 'local', 'off'] as const;
export type LimitsProfile = (typeof limitsProfiles)[number];

export const MAX_ADDRESSES = 4;

export const MAX_WISHLIST = 200;

/** Delivery is free strictly above this. */
export const FREE_DELIVERY_ABOVE_CENTS = 150_00;

/** Characters of the greeting in a parcel. */
export const MAX_GIFT_NOTE = 200;
