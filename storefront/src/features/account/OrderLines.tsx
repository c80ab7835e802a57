import type { OrderLine } from '@shop/contracts/order';
import { oneSize } from '@shop/shop-rules/categories';
import { soldUnitCents } from '@shop/shop-rules/unit-price';
import { customText } from '@shop/shop-rules/custom-piece';
import { promiseText } from '@shop/shop-rules/workshop';
import { formatEuro } from '@shop/money';
import { Marks } from '../../components/ui/Marks.tsx';
import { lineReturnMarks } from '../../lib/text/line-return-text.ts';
import { softHyphens } from '../../lib/text/soft-hyphens.ts';
import { account } from '../../texts/fi/account.ts';
import { OrderPicture } from './OrderPictures.tsx';

const texts = account.summary;

export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  if (lines.length === 0) return <p>{texts.noItems}</p>;
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={`${line.productID}-${line.size}-${line.variant}-${line.customID ?? ''}`}>
          <OrderPicture line={line} />
          <span className="order-line-text">
            <strong>{softHyphens(line.title)}</strong>
            <span className="quiet">
              {[
                line.size === oneSize || !line.size ? texts.oneSize : texts.size(line.size),
                line.images.length > 1 && texts.model(line.variant, line.colour),
                texts.quantity(line.quantity),
                texts.each(formatEuro(soldUnitCents(line))),
                line.promise && promiseText(line.promise),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            {line.custom && <span className="quiet">{customText(line.custom)}</span>}
            <Marks marks={lineReturnMarks(line.back)} />
          </span>
          <span className="price">{formatEuro(soldUnitCents(line) * line.quantity)}</span>
        </li>
      ))}
    </ul>
  );
}
