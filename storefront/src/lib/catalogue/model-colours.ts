import type { Product } from '@shop/contracts/product';

/** The colours that a product's models have, each once, by their Finnish names. */
export const modelColours = ({ imageColours }: Pick<Product, 'imageColours'>): string[] => [
  ...new Set(imageColours.filter((name) => name !== '')),
];
