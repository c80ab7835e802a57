import { useStore } from '@nanostores/react';
import type { Product } from '@shop/contracts/product';
import { useEffect, type ReactNode } from 'react';
import { Empty } from '../../components/ui/Empty.tsx';
import { useKeptFocus } from '../../components/ui/use-kept-focus.ts';
import { paths } from '../../lib/paths.ts';
import { wishlist as texts } from '../../texts/fi/wishlist.ts';
import type { FirstShown } from './first-shown.ts';
import { $shownFailed, $shownProducts, showWishlist } from './shown-products.ts';
import { $wishlist, clearWishlist } from './wishlist-store.ts';
import './wishlist.css';

type Props = {
  grid: (products: Product[]) => ReactNode;
  /** The list as the server knew it, shown until the browser has asked itself. */
  first: FirstShown | null;
};

/** The wishlist with prices and stock of this moment. */
export function WishlistPage({ grid, first }: Props) {
  const ids = useStore($wishlist, { ssr: 'initial' });
  const fresh = useStore($shownProducts, { ssr: 'initial' });
  const failed = useStore($shownFailed, { ssr: 'initial' });
  const kept = useKeptFocus<HTMLDivElement>();
  useEffect(() => {
    const show = (): void => void showWishlist();
    show();
    // Prices and stock may be others when the visitor comes back to the window.
    addEventListener('focus', show);
    return () => removeEventListener('focus', show);
  }, []);

  // What came with the page is worth more than the news that it may be old.
  if (failed && !first) {
    return (
      <Empty title={texts.away} heading="h2">
        <button type="button" className="link" onClick={() => void showWishlist()}>
          {texts.retry}
        </button>
      </Empty>
    );
  }
  const products = fresh?.filter(({ _id }) => ids.includes(_id)) ?? first?.products;
  if (!products) return <Waiting />;
  const total = fresh ? products.length : (first?.total ?? 0);
  return (
    <div {...kept}>
      {products.length > 0 ? <Shown products={products} total={total} grid={grid} /> : <None />}
    </div>
  );
}

function None() {
  return (
    <Empty title={texts.empty} text={texts.emptyHelp} heading="h2">
      <a className="link" href={paths.listing} data-filter>
        {texts.browse}
      </a>
    </Empty>
  );
}

type ShownProps = Pick<Props, 'grid'> & { products: Product[]; total: number };

function Shown({ products, total, grid }: ShownProps) {
  return (
    <>
      <div className="wishlist-bar">
        <p className="quiet">{texts.count(total)}</p>
        <button type="button" className="link" onClick={() => void clearWishlist()}>
          {texts.clear}
        </button>
      </div>
      <h2 className="sr">{texts.products}</h2>
      {grid(products)}
    </>
  );
}

function Waiting() {
  return (
    <>
      <output className="sr">{texts.loading}</output>
      <div className="wishlist-bar" aria-hidden="true">
        <span className="skeleton word" />
      </div>
      <ul className="grid" aria-hidden="true">
        {[1, 2, 3, 4].map((index) => (
          <li key={index} className="card">
            <span className="ground skeleton" />
            <span className="skeleton word" />
            <span className="skeleton word short" />
          </li>
        ))}
      </ul>
    </>
  );
}
