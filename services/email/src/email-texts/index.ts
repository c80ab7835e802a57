export { mountEmailTextRoutes } from './email-text-routes.ts';
export { openEmailTextStore, type EmailTextStore } from './email-text-store.ts';
