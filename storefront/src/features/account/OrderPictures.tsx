import type { OrderLine } from '@shop/contracts/order';
import { pictureUrl } from '@shop/shop-rules/picture';
import './order-pictures.css';

const MOST = 3;

export function OrderPictures({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <span className="order-pictures">
      {lines.slice(0, MOST).map((line) => (
        <OrderPicture
          key={`${line.productID}-${line.size}-${line.variant}-${line.customID ?? ''}`}
          line={line}
        />
      ))}
    </span>
  );
}

export function OrderPicture({ line }: { line: OrderLine }) {
  const image = line.images[line.variant - 1] ?? line.images[0];
  return (
    <span className="order-picture">
      {image && <img src={pictureUrl(image, 240, 'webp')} alt="" width={240} height={300} loading="lazy" />}
    </span>
  );
}
