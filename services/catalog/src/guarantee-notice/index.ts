export { mountGuaranteeNotice, mountInternalGuaranteeNotice } from './mount-guarantee-notice.ts';
export { openGuaranteeNotice, type GuaranteeNotice } from './open-guarantee-notice.ts';
