export { demoProductSchema, views, type DemoPicture, type DemoProduct, type View } from './demo-product.ts';
export { dyes, type Dye } from './dyes.ts';
export { originalsFolder, picturesOf, type WantedPicture } from './originals.ts';
export { demoProducts } from './products/index.ts';
export { createHttp } from './seed/http.ts';
export { enlarge, largeSize, type Size } from './seed/large/enlarge.ts';
export { createShopApi } from './seed/shop-api.ts';
