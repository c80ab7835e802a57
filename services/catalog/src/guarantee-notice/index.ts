export { mountGuaranteeNotice, mountInternalGuaranteeNotice } from './notice-routes.ts';
export { openGuaranteeNotice, type GuaranteeNoticeStore } from './notice-store.ts';
