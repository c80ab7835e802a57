import type { Product } from '@shop/contracts';

/** A product as the back office's call answers it. */
export type ProductRecord = Product & { id: string };
