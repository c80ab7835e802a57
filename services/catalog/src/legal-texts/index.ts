export { mountLegalRoutes } from './legal-routes.ts';
export { openLegalStore } from './legal-store.ts';
export type { LegalTextsDeps } from './legal-texts.ts';
