export type { GuaranteeNoticeDeps } from './notice.ts';
export { mountGuaranteeNotice, mountInternalGuaranteeNotice } from './notice-routes.ts';
export { openGuaranteeNotice } from './notice-store.ts';
