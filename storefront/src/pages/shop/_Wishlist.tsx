import type { WishNotices as Notices } from '@shop/contracts/wishlist';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import { Heart } from '../../features/wishlist/Heart.tsx';
import type { FirstShown } from '../../features/wishlist/first-shown.ts';
import { RunningShare } from '../../features/wishlist/RunningShare.tsx';
import { ShareWishlist } from '../../features/wishlist/ShareWishlist.tsx';
import { WishNotices } from '../../features/wishlist/WishNotices.tsx';
import { WishlistPage } from '../../features/wishlist/WishlistPage.tsx';
import type { CardProduct } from '../../lib/catalogue/card-product.ts';
import { gridSizes } from '../../lib/photos/grid-sizes.ts';
import type { Photo } from '../../lib/photos/photos.ts';

const grid = (products: CardProduct[]) => (
  <ProductGrid products={products} sizes={gridSizes} corner={Heart} soldOutCorner eager={4} />
);

type Props = {
  first: FirstShown | null;
  photo: Photo;
  isShareable: boolean;
  takesNotices: boolean;
  notices: Notices | null;
};

export function Wishlist({ isShareable, takesNotices, notices, ...props }: Props) {
  const options = (
    <>
      {takesNotices && <WishNotices first={notices} />}
      {isShareable && <ShareWishlist />}
    </>
  );
  const emptyOptions = isShareable && <RunningShare />;
  return <WishlistPage {...props} grid={grid} options={options} emptyOptions={emptyOptions} />;
}
