import { useStore } from '@nanostores/react';
import type { Product } from '@shop/contracts/product';
import { useEffect, type ReactNode } from 'react';
import { Empty } from '../../components/ui/Empty.tsx';
import { useKeptFocus } from '../../components/ui/use-kept-focus.ts';
import { paths } from '../../lib/paths.ts';
import { wishlist as texts } from '../../texts/fi/wishlist.ts';
import { $shownFailed, $shownProducts, showWishlist } from './shown-products.ts';
import { $wishlist, clearWishlist } from './wishlist-store.ts';
import './wishlist.css';

type Props = { grid: (products: Product[]) => ReactNode };

/** The wishlist with prices and stock of this moment. */
export function WishlistPage({ grid }: Props) {
  const ids = useStore($wishlist, { ssr: 'initial' });
  const products = useStore($shownProducts, { ssr: 'initial' });
  const failed = useStore($shownFailed, { ssr: 'initial' });
  const kept = useKeptFocus<HTMLDivElement>();
  useEffect(() => {
    const show = (): void => void showWishlist();
    show();
    // Prices and stock may be others when the visitor comes back to the window.
    addEventListener('focus', show);
    return () => removeEventListener('focus', show);
  }, []);

  if (failed) {
    return (
      <Empty title={texts.away} heading="h2">
        <button type="button" className="link" onClick={() => void showWishlist()}>
          {texts.retry}
        </button>
      </Empty>
    );
  }
  if (!products) return <Waiting />;
  const shown = products.filter(({ _id }) => ids.includes(_id));
  return <div {...kept}>{shown.length > 0 ? <Shown products={shown} grid={grid} /> : <None />}</div>;
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

function Shown({ products, grid }: Props & { products: Product[] }) {
  return (
    <>
      <div className="wishlist-bar">
        <p className="quiet">{texts.count(products.length)}</p>
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
      <ul className="grid" aria-hidden="true">
        {[1, 2, 3, 4].map((index) => (
          <li key={index} className="card">
            <span className="ground skeleton" />
          </li>
        ))}
      </ul>
    </>
  );
}
