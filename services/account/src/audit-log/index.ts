export { createConsumers } from './consumers.ts';
export { mountRecordRoutes } from './record-routes.ts';
export { sealedRecord, sealFirst } from './record-seal.ts';
export { openRecordStore, type RecordStore } from './record-store.ts';
