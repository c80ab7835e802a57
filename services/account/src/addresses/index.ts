export { mountAddressRoutes } from './address-routes.ts';
export { openAddressStore, type AddressStore } from './address-store.ts';
