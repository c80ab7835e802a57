import type { Product } from '@shop/contracts/product';

export const modelColours = ({ imageColours }: Pick<Product, 'imageColours'>): string[] => [
  ...new Set(imageColours.filter((name) => name !== '')),
];
