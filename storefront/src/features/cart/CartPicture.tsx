import type { CartItem } from '@shop/contracts/cart';
import { pictureUrl } from '@shop/shop-rules/picture';

type Props = { item: Pick<CartItem, 'images' | 'placeholder' | 'variant'>; width: number };

export function CartPicture({ item, width }: Props) {
  const image = item.images[item.variant - 1] ?? item.images[0];
  const style = { width, backgroundImage: item.placeholder ? `url(${item.placeholder})` : undefined };
  return (
    <span className="line-picture" style={style}>
      {image && (
        <img
          src={pictureUrl(image, 240, 'webp')}
          alt=""
          width={width}
          height={Math.round(width * 1.25)}
          loading="lazy"
        />
      )}
    </span>
  );
}
