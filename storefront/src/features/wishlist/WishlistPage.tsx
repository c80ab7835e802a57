import { useStore } from '@nanostores/react';
import type { Product } from '@shop/contracts/product';
import { useEffect, type ReactNode } from 'react';
import { Empty } from '../../components/ui/Empty.tsx';
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
  useEffect(() => void showWishlist(), []);

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
  if (shown.length === 0) {
    return (
      <Empty title={texts.empty} text={texts.emptyHelp} heading="h2">
        <a className="link" href={paths.listing} data-filter>
          {texts.browse}
        </a>
      </Empty>
    );
  }
  return (
    <>
      <div className="wishlist-bar">
        <p className="quiet">{texts.count(shown.length)}</p>
        <button type="button" className="link" onClick={() => void clearWishlist()}>
          {texts.clear}
        </button>
      </div>
      <h2 className="sr">{texts.products}</h2>
      {grid(shown)}
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
