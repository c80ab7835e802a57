/* Kinds of audit entries. */

const securityActs = [
  'login',
  'login-failed',
  'sessions-ended',
  'password-changed',
  'password-letter-sent',
  'email-changed',
  'name-changed',
  'account-made',
  'account-deleted',
  'rights-changed',
  'invited',
  'invitation-accepted',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'customer-noted',
  'customer-copied',
  'customers-exported',
] as const;

const orderActs = [
  'order-status-changed',
  'order-tracked',
  'order-goods-arrived',
  'order-noted',
  'order-readdressed',
  'order-refund-asked',
  'order-money-accepted',
  'order-money-dismissed',
  'order-rest-asked',
  'orders-imported',
  'orders-exported',
  'buyers-exported',
  'discount-code-made',
  'discount-code-ended',
] as const;

const productActs = [
  'product-added',
  'product-edited',
  'product-deleted',
  'product-restored',
  'pictures-uploaded',
] as const;

const shopActs = [
  'settings-changed',
  'synonyms-changed',
  'search-forgotten',
  'legal-draft-saved',
  'legal-page-published',
  'letter-resent',
  'dead-letter-replayed',
  'dead-letter-discarded',
] as const;

export const auditGroups = {
  security: securityActs,
  orders: orderActs,
  products: productActs,
  shop: shopActs,
} as const;
export type AuditGroup = keyof typeof auditGroups;
export type AuditKind = (typeof auditGroups)[AuditGroup][number];
