import { priceText } from '../../lib/text/price.ts';
import { catalogue } from '../../texts/fi/catalogue.ts';

export function ProductPrice({ price, salePrice }: { price: number; salePrice: number }) {
  if (!(salePrice > 0)) return <span className="price">{priceText(price)}</span>;
  return (
    <>
      <span className="price sale">
        <span className="sr">{catalogue.salePrice} </span>
        {priceText(salePrice)}
      </span>{' '}
      <s className="price was">
        <span className="sr">{catalogue.regularPrice} </span>
        {priceText(price)}
      </s>
    </>
  );
}
