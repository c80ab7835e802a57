export { createHttp } from './seed/http.ts';
export { enlarge, largeSize, type Size } from './seed/large/enlarge.ts';
export { createShopApi } from './seed/shop-api.ts';
