import { sizeText } from '@shop/shop-rules/size-text';
import { stockOfSize } from '@shop/shop-rules/size-stock';
import Button from '@mui/material/Button';
import type { ProductRecord } from '../../providers/product-record.ts';
import { texts } from '../../texts/fi.ts';
import { manualOrderTexts as words } from '../../texts/manual-orders.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import css from './NewOrder.module.css';
import { stockText } from './new-order.ts';

type Props = {
  lines: readonly { id: string; productID: string }[];
  products: ReadonlyMap<string, ProductRecord>;
  onRemove: (index: number) => void;
};

export function OrderedLines({ lines, products, onRemove }: Props) {
  return (
    <ul className={css.lines}>
      {lines.map(({ id, productID }, index) => {
        const product = products.get(productID);
        return product ? (
          <li key={id}>
            <OrderedLine product={product} source={`lines.${index}`} onRemove={() => onRemove(index)} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

type LineProps = { product: ProductRecord; source: string; onRemove: () => void };

function OrderedLine({ product, source, onRemove }: LineProps) {
  const { title, sizes, images, imageColours } = product;
  const sizeChoices = sizes.map((size) => ({
    id: size,
    label: `${size === 'ONE' ? texts.order.oneSize : sizeText(size)}, ${stockText(product, stockOfSize(product, size))}`,
  }));
  const models = images.map((_, index) => ({
    id: String(index + 1),
    label: texts.order.model(index + 1, imageColours[index]),
  }));
  return (
    <>
      <div className={css.head}>
        <h3>{title}</h3>
        <Button variant="text" aria-label={words.remove(title)} onClick={onRemove}>
          {words.removeShort}
        </Button>
      </div>
      <div className={css.choices}>
        <SelectField source={`${source}.size`} label={words.size} choices={sizeChoices} />
        {models.length > 1 ? (
          <SelectField source={`${source}.variant`} label={words.model} choices={models} />
        ) : null}
        <TextField source={`${source}.quantity`} label={words.pieces} inputMode="numeric" maxLength={4} />
      </div>
    </>
  );
}
