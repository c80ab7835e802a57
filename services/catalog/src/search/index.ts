export { openSearch, type SearchDeps } from './open-search.ts';
export { mountSearchRoutes } from './search-routes.ts';
export { mountSearchWordRoutes } from './search-word-routes.ts';
