import type { Product } from '@shop/contracts';

export type ProductRecord = Product & { id: string };
