export type { BackOfficeDeps } from './deps.ts';
export { mountBackOfficeRoutes } from './routes.ts';
export { shipParcel } from './ship-parcel.ts';
export { openBuyerFigures } from './store/buyer-figures.ts';
export { openSales } from './store/sales.ts';
