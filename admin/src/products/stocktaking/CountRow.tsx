import { categoryLabel } from '@shop/shop-rules/categories';
import { stockOfSize } from '@shop/shop-rules/size-stock';
import { sizeText } from '@shop/shop-rules/size-text';
import { useId } from 'react';
import { texts } from '../../texts/fi.ts';
import { change } from '../../texts/format-count.ts';
import { Input } from '../../ui/Input.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { focusNextField } from '../../ui/focus-next-field.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { differenceOf, isInvalid, placesOf, WHOLE } from './count-plan.ts';
import css from './Stocktaking.module.css';
import type { ProductCount } from './use-counts.ts';

const { stocktaking: words } = texts;

type Props = {
  product: ProductRecord;
  count: ProductCount | undefined;
  onType: (place: string, text: string) => void;
};

export function CountRow({ product, count, onType }: Props) {
  const seen = count?.seen ?? product;
  return (
    <li className={css.row} data-whole={seen.pieces ? undefined : true}>
      <Picture
        image={product.images[0]}
        placeholder={product.placeholders[0]}
        sizes="48px"
        className={css.picture}
      />
      <div className={css.name}>
        <h2>{product.title}</h2>
        <p>{categoryLabel(product.kategoria)}</p>
        {product.waiting ? <p>{texts.products.waiting(product.waiting)}</p> : null}
        {count?.isMoved ? <p className={css.moved}>{words.rowChangedMeanwhile}</p> : null}
      </div>
      <div className={css.places}>
        {placesOf(seen).map((place) => (
          <CountField
            key={place}
            label={place === WHOLE ? words.pieces : sizeText(place)}
            name={words.countOf(product.title, place)}
            inLedger={stockOfSize(seen, place)}
            text={count?.typed[place] ?? ''}
            difference={count ? differenceOf(count, place) : null}
            onType={(text) => onType(place, text)}
          />
        ))}
      </div>
    </li>
  );
}

type CountFieldProps = {
  label: string;
  name: string;
  inLedger: number;
  text: string;
  difference: number | null;
  onType: (text: string) => void;
};

function CountField({ label, name, inLedger, text, difference, onType }: CountFieldProps) {
  const id = useId();
  const invalid = isInvalid(text);
  return (
    <span className={css.place} data-differs={difference ? true : undefined}>
      <span aria-hidden="true">{label}</span>
      <Input
        inputMode="numeric"
        aria-label={name}
        aria-describedby={id}
        aria-invalid={invalid}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={focusNextField}
      />
      <span id={id} className={css.says}>
        {invalid ? words.invalid : statusText(inLedger, difference)}
      </span>
    </span>
  );
}

function statusText(inLedger: number, difference: number | null): string {
  if (difference === null) return words.inLedger(inLedger);
  return difference === 0 ? words.matches : `${change(difference)} (${words.inLedger(inLedger)})`;
}
