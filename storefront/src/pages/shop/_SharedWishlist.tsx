import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import { Heart } from '../../features/wishlist/Heart.tsx';
import { SharedWishlist as List } from '../../features/wishlist/SharedWishlist.tsx';
import type { CardProduct } from '../../lib/catalogue/card-product.ts';
import { gridSizes } from '../../lib/photos/grid-sizes.ts';
import type { Photo } from '../../lib/photos/photos.ts';

const grid = (products: CardProduct[]) => (
  <ProductGrid products={products} sizes={gridSizes} corner={Heart} soldOutCorner eager={4} />
);

export function SharedWishlist({ photo }: { photo: Photo }) {
  return <List photo={photo} grid={grid} />;
}
