/*
 * Services with dead letters, by their API names; 'letters' is the email service.
 */

export const deadLetterServices = ['order', 'cart', 'payment', 'catalog', 'letters', 'account'] as const;
export type DeadLetterService = (typeof deadLetterServices)[number];
