/*
 * Telephone numbers as people and their devices write them. It stands apart from the schemas, because pages compute with it
 * and should not ship zod.
 */

/**
 * A telephone number with the signs of a keyboard. A number that a telephone fills in, or that is copied from its contacts,
 * has blanks and hyphens that do not break, and marks that nobody sees.
 */
export const plainPhone = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim();

/** What a plain number looks like, such as '040 123 4567' or '+358 (0)40 123-4567'. */
export const phonePattern = /^\+?[0-9 ()-]{5,30}$/;
