import { useState } from 'react';
import type { ProductRecord } from '../../providers/product-record.ts';
import { ProductPrice } from './ProductPrice.tsx';
import { saleNote, saleNow } from './sale-text.ts';

export function PriceNow({ product }: { product: ProductRecord }) {
  const [now] = useState(() => new Date());
  if (product.price === 0) return null;
  return <ProductPrice price={product.price} salePrice={saleNow(product)} note={saleNote(product, now)} />;
}
