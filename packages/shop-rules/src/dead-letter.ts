/*
 * Services with dead letters, by their API names; 'letters' is the email service. Without zod: the back office uses it.
 */

export const deadLetterServices = ['order', 'cart', 'payment', 'catalog', 'letters', 'account'] as const;
export type DeadLetterService = (typeof deadLetterServices)[number];
