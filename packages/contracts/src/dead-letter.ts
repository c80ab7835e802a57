/*
 * Events that a listener could not apply. They stand apart from the schemas, because the back office's screen needs
 * the names and should not ship zod.
 */

/** The services that have listeners; each serves the dead letters of its own. */
export const deadLetterServices = ['order', 'cart', 'payment', 'catalog', 'letters', 'account'] as const;
export type DeadLetterService = (typeof deadLetterServices)[number];
