import { useEffect, useState, type ReactNode } from 'react';
import { Empty } from '../../components/ui/Empty.tsx';
import { cardProduct, type CardProduct } from '../../lib/catalogue/card-product.ts';
import type { Photo } from '../../lib/photos/photos.ts';
import { paths } from '../../lib/routing/paths.ts';
import { wishlist } from '../../texts/fi/wishlist.ts';
import { wishlistSharing } from '../../texts/fi/wishlist-sharing.ts';
import { findSharedList, takeSharedToken, type SharedList } from './shared-list.ts';
import { WaitingGrid } from './WaitingGrid.tsx';
import './wishlist.css';

const texts = wishlistSharing.shared;

type Props = { grid: (products: CardProduct[]) => ReactNode; photo: Photo };

const load = async (show: (list: SharedList) => void): Promise<void> =>
  show(await findSharedList(takeSharedToken()));

export function SharedWishlist({ grid, photo }: Props) {
  const [list, setList] = useState<SharedList | null>(null);
  useEffect(() => void load(setList), []);

  if (!list) return <WaitingGrid />;
  if (list.state === 'away')
    return (
      <Empty title={wishlist.away} heading="h2">
        <button type="button" className="link" onClick={() => void load(setList)}>
          {wishlist.retry}
        </button>
      </Empty>
    );
  if (list.state === 'ended') return <Nothing title={texts.ended} text={texts.endedHelp} photo={photo} />;
  if (list.products.length === 0) return <Nothing title={texts.empty} text={texts.emptyHelp} photo={photo} />;
  return (
    <>
      <div className="wishlist-bar">
        <p>{list.name ? texts.by(list.name) : texts.byNoName}</p>
        <p className="quiet">{wishlist.count(list.products.length)}</p>
      </div>
      <p className="wishlist-hint quiet">{texts.hint}</p>
      <h2 className="sr">{wishlist.products}</h2>
      {grid(list.products.map(cardProduct))}
    </>
  );
}

function Nothing({ title, text, photo }: { title: string; text: string; photo: Photo }) {
  return (
    <Empty title={title} text={text} heading="h2" photo={photo}>
      <a className="link" href={paths.listing} data-filter>
        {wishlist.browse}
      </a>
    </Empty>
  );
}
