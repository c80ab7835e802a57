/*
 * Events that a listener could not apply. They stand apart from the schemas, because the back office's screen needs
 * the names and should not ship zod.
 */

/** The services that serve the dead letters of their listeners, as the API names them: 'letters' is the email service. */
export const deadLetterServices = ['order', 'cart', 'payment', 'catalog', 'letters', 'account'] as const;
export type DeadLetterService = (typeof deadLetterServices)[number];
