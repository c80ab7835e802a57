import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode, useState } from 'react';
import { Empty } from '../../components/ui/Empty.tsx';
import { useKeptFocus } from '../../components/ui/use-kept-focus.ts';
import type { CardProduct } from '../../lib/catalogue/card-product.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Photo } from '../../lib/photos/photos.ts';
import { wishlist as texts } from '../../texts/fi/wishlist.ts';
import type { FirstShown } from './first-shown.ts';
import { $shownFailed, $shownProducts, followWishlist, showWishlist } from './shown-products.ts';
import { $wishlist, clearWishlist } from './wishlist-store.ts';
import { WaitingGrid } from './WaitingGrid.tsx';
import './wishlist.css';

type Props = {
  grid: (products: CardProduct[]) => ReactNode;
  first: FirstShown | null;
  photo: Photo;
  options: ReactNode;
  emptyOptions: ReactNode;
};

export function WishlistPage({ grid, first, photo, options, emptyOptions }: Props) {
  const ids = useStore($wishlist, { ssr: 'initial' });
  const fresh = useStore($shownProducts, { ssr: 'initial' });
  const failed = useStore($shownFailed, { ssr: 'initial' });
  const own = useFirstShown(first);
  const kept = useKeptFocus<HTMLDivElement>();
  useEffect(() => {
    const show = (): void => void showWishlist();
    show();
    addEventListener('focus', show);
    const stop = followWishlist();
    return () => {
      removeEventListener('focus', show);
      stop();
    };
  }, []);

  const shown = fresh?.filter(({ _id }) => ids.includes(_id));
  const list = shown ? { products: shown, total: shown.length } : own;
  const isEmpty = list?.products.length === 0;
  // An unsynced heart makes the list non-empty.
  const isAway = failed && (!list || !isEmpty || ids.length > 0);
  return (
    <div {...kept}>
      {!list && !failed && <WaitingGrid />}
      {list && !isEmpty && <Shown {...list} grid={grid} options={options} />}
      {isEmpty && !isAway && <None photo={photo} />}
      {isEmpty && !isAway && emptyOptions}
      {isAway && (list && !isEmpty ? <Old /> : <Away />)}
    </div>
  );
}

function Away() {
  return (
    <Empty title={texts.away} heading="h2">
      <Retry />
    </Empty>
  );
}

function Old() {
  return (
    <p className="wishlist-old">
      {texts.old} <Retry />
    </p>
  );
}

function Retry() {
  return (
    <button type="button" className="link" onClick={() => void showWishlist()}>
      {texts.retry}
    </button>
  );
}

function None({ photo }: Pick<Props, 'photo'>) {
  return (
    <Empty title={texts.empty} text={texts.emptyHelp} heading="h2" photo={photo}>
      <a className="link" href={paths.listing} data-filter>
        {texts.browse}
      </a>
    </Empty>
  );
}

type ShownProps = Pick<Props, 'grid' | 'options'> & FirstShown;

function Shown({ products, total, grid, options }: ShownProps) {
  return (
    <>
      <div className="wishlist-bar">
        <p className="quiet">{texts.count(total)}</p>
        <button type="button" className="link" onClick={() => void clearWishlist()}>
          {texts.clear}
        </button>
      </div>
      {options}
      <h2 className="sr">{texts.products}</h2>
      {grid(products)}
    </>
  );
}

/** The server-rendered list without products removed since. */
function useFirstShown(first: FirstShown | null): FirstShown | null {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      $wishlist.listen((ids, before = []) =>
        setRemoved((earlier) => new Set([...earlier, ...before].filter((id) => !ids.includes(id)))),
      ),
    [],
  );
  if (!first) return null;
  const products = first.products.filter(({ _id }) => !removed.has(_id));
  const total = Math.max(products.length, first.total - removed.size);
  // The remaining ones were not sent by the server.
  return products.length === 0 && total > 0 ? null : { products, total };
}
