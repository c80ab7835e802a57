import { Icon } from '../../components/ui/Icon.tsx';
import { wishlist as texts } from '../../texts/fi/wishlist.ts';
import './heart.css';

type Props = { product: { _id: string; title: string }; className?: string };

/** Plain HTML: one page script serves all hearts. */
export function Heart({ product, className = 'corner' }: Props) {
  return (
    <button
      type="button"
      className={`icon-button heart ${className}`.trim()}
      aria-label={texts.add(product.title)}
      aria-pressed="false"
      data-heart={product._id}
      data-served
    >
      <Icon name="heart" />
    </button>
  );
}
