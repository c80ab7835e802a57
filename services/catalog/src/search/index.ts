export { wordsOf } from './finnish.ts';
export { createProductIndex, type ProductIndex } from './product-index.ts';
export { saleWords } from './synonyms.ts';
