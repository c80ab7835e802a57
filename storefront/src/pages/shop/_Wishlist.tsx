import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import { Heart } from '../../features/wishlist/Heart.tsx';
import type { FirstShown } from '../../features/wishlist/first-shown.ts';
import { ShareWishlist } from '../../features/wishlist/ShareWishlist.tsx';
import { WishlistPage } from '../../features/wishlist/WishlistPage.tsx';
import type { CardProduct } from '../../lib/catalogue/card-product.ts';
import { gridSizes } from '../../lib/photos/grid-sizes.ts';
import type { Photo } from '../../lib/photos/photos.ts';

const grid = (products: CardProduct[]) => (
  <ProductGrid products={products} sizes={gridSizes} corner={Heart} soldOutCorner eager={4} />
);

type Props = { first: FirstShown | null; photo: Photo; isShareable: boolean };

export function Wishlist({ isShareable, ...props }: Props) {
  return <WishlistPage {...props} grid={grid} share={isShareable && <ShareWishlist />} />;
}
