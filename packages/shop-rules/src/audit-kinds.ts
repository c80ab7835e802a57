const securityKinds = [
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
  'invitation-revoked',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'customer-noted',
  'customer-copied',
  'customers-exported',
] as const;

const orderKinds = [
  'order-status-changed',
  'order-tracked',
  'shipment-held',
  'shipment-undone',
  'order-goods-arrived',
  'order-work-changed',
  'order-work-moved',
  'order-noted',
  'order-readdressed',
  'order-refund-asked',
  'order-money-accepted',
  'order-money-dismissed',
  'order-rest-asked',
  'order-links-revoked',
  'order-placed-by-hand',
  'order-link-made',
  'order-marked-paid',
  'orders-imported',
  'orders-exported',
  'buyers-exported',
  'discount-code-made',
  'discount-code-ended',
] as const;

const productKinds = [
  'product-added',
  'product-edited',
  'product-deleted',
  'product-restored',
  'pictures-uploaded',
  'review-answered',
  'review-hidden',
  'review-shown',
  'review-kept',
  'review-examples-added',
] as const;

const shopKinds = [
  'settings-changed',
  'synonyms-changed',
  'search-forgotten',
  'legal-draft-saved',
  'legal-page-published',
  'letter-written',
  'letter-resent',
  'letter-text-changed',
  'dead-letter-replayed',
  'dead-letter-discarded',
] as const;

export const auditGroups = {
  security: securityKinds,
  orders: orderKinds,
  products: productKinds,
  shop: shopKinds,
} as const;
export type AuditGroup = keyof typeof auditGroups;
export type AuditKind = (typeof auditGroups)[AuditGroup][number];
