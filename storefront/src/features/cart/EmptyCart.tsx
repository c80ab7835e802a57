import { Empty } from '../../components/ui/Empty.tsx';
import { paths } from '../../lib/paths.ts';
import { cart as texts } from '../../texts/fi/cart.ts';

/** A cart with nothing in it, and the way to something. */
export function EmptyCart() {
  return (
    <Empty title={texts.empty} text={texts.emptyHelp}>
      <a className="link" href={paths.listing} data-filter>
        {texts.browse}
      </a>
    </Empty>
  );
}
