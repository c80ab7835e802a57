import type { CardProduct } from '../../lib/catalogue/card-product.ts';
import { ProductCard, type Corner } from './ProductCard.tsx';

type Props = {
  products: readonly CardProduct[];
  sizes: string;
  corner?: Corner;
  soldOutCorner?: boolean;
  eager?: number;
  className?: string;
};

export function ProductGrid({ products, sizes, corner, soldOutCorner, eager = 0, className = '' }: Props) {
  return (
    <ul className={`grid ${className}`.trim()}>
      {products.map((product, index) => (
        <ProductCard
          key={product._id}
          product={product}
          sizes={sizes}
          corner={corner}
          soldOutCorner={soldOutCorner}
          eager={index < eager}
          first={eager > 0 && index === 0}
        />
      ))}
    </ul>
  );
}
