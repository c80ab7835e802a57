import { Empty } from '../../components/ui/Empty.tsx';
import { paths } from '../../lib/routing/paths.ts';
import type { Photo } from '../../lib/photos/photos.ts';
import { cart as texts } from '../../texts/fi/cart.ts';

export function EmptyCart({ photo }: { photo: Photo }) {
  return (
    <Empty title={texts.empty} text={texts.emptyHelp} photo={photo}>
      <a className="link" href={paths.listing} data-filter data-keep-clear>
        {texts.browse}
      </a>
    </Empty>
  );
}
