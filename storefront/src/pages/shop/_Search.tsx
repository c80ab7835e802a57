import type { Product } from '@shop/contracts/product';
import { ProductGrid } from '../../features/product/ProductGrid.tsx';
import type { SearchState } from '../../features/search/search-store.ts';
import { SearchPage } from '../../features/search/SearchPage.tsx';
import { Heart } from '../../features/wishlist/Heart.tsx';
import { gridSizes } from '../../lib/photos/grid-sizes.ts';
import type { Photo } from '../../lib/photos/photos.ts';

type Props = {
  keyword: string;
  initial: SearchState;
  suggested: Product[];
  categories: { id: string; label: string }[];
  photo: Photo;
};

const grid = (products: Product[]) => (
  <ProductGrid products={products} sizes={gridSizes} corner={Heart} eager={4} />
);

export function Search(props: Props) {
  return <SearchPage {...props} grid={grid} />;
}
