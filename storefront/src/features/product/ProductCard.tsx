import type { ComponentType } from 'react';
import type { CardProduct } from '../../lib/catalogue/card-product.ts';
import { placesFree } from '../../lib/catalogue/for-sale.ts';
import { productPath, restockId } from '../../lib/routing/paths.ts';
import { priceText } from '../../lib/text/price.ts';
import { softHyphens } from '../../lib/text/soft-hyphens.ts';
import { catalogue } from '../../texts/fi/catalogue.ts';
import { restock } from '../../texts/fi/restock.ts';
import './card.css';
import { ProductPicture } from './ProductPicture.tsx';
import { ProductPrice } from './ProductPrice.tsx';

const LOW_STOCK = 10;

export type Corner = ComponentType<{ product: CardProduct }>;
type Props = {
  product: CardProduct;
  sizes: string;
  corner?: Corner;
  soldOutCorner?: boolean;
  eager?: boolean;
  first?: boolean;
};

export function ProductCard({ product, sizes, corner: CardCorner, soldOutCorner, eager, first }: Props) {
  const soldOut = product.stock <= 0 && placesFree(product) === 0;
  const low = product.stock > 0 && product.stock < LOW_STOCK;
  const inside = (
    <>
      <ProductPicture
        image={product.images[0] ?? ''}
        alt=""
        placeholder={product.placeholders[0]}
        sizes={sizes}
        widest={750}
        eager={eager}
        first={first}
      />
      {soldOut && <span className="tag">{catalogue.soldOut}</span>}
      <h3 className="card-title">{softHyphens(product.title)}</h3>
      <p className="card-material">{product.material}</p>
      <p className="card-price">
        <ProductPrice price={product.price} salePrice={product.salePrice} />
        {low && <span className="left">{catalogue.left(product.stock)}</span>}
        {product.lowestPrice !== undefined && (
          <span className="lowest">{catalogue.lowestPrice(priceText(product.lowestPrice))}</span>
        )}
      </p>
    </>
  );
  if (soldOut) {
    return (
      <li className="card sold-out">
        <div className="card-body">{inside}</div>
        <form className="card-restock" action={`${productPath(product._id)}#${restockId}`}>
          <button className="link" aria-label={restock.openFor(product.title)}>
            {restock.open}
          </button>
        </form>
        {soldOutCorner && CardCorner && <CardCorner product={product} />}
      </li>
    );
  }
  return (
    <li className="card">
      <a className="card-body" href={productPath(product._id)} data-second={product.images[1]}>
        {inside}
      </a>
      {CardCorner && <CardCorner product={product} />}
    </li>
  );
}
