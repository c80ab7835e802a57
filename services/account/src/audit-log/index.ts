export { createConsumers } from './consumers.ts';
export { mountRecordRoutes } from './record-routes.ts';
export { sealedRecord, sealFirst } from './store/record-seal.ts';
export { openRecordStore, type RecordStore } from './store/record-store.ts';
