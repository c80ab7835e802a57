export { IMPORT_PATH, mountProductCsvRoutes } from './product-csv-routes.ts';
