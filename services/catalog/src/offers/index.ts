export { announceOffers, type AnnounceDeps } from './announce-offers.ts';
export { mountInternalOfferRoutes } from './internal-routes.ts';
export { openOfferStore } from './offer-store.ts';
