export { demoProductSchema, views, type DemoPicture, type DemoProduct, type View } from './demo-product.ts';
export { dyes, type Dye } from './dyes.ts';
export { originalsFolder, picturesOf, type WantedPicture } from './originals.ts';
export { demoProducts } from './products/index.ts';
