export { createConsumers } from './consumers.ts';
export { mountRecordRoutes } from './audit-log-routes.ts';
export { sealedRecord, sealFirst } from './store/seal.ts';
export { openRecordStore, type RecordStore } from './store/audit-entry-store.ts';
