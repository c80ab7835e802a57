export {
  demoProductSchema,
  views,
  type DemoPicture,
  type DemoProduct,
  type Surface,
  type View,
} from './demo-product.ts';
export { dyes, type Dye } from './dyes.ts';
export { demoProducts } from './products/index.ts';
