import { categoryLabel } from '@shop/shop-rules/categories';
import { useListContext } from 'react-admin';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { PageTick, RowTick } from '../../ui/RowTick.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SortHead } from '../../ui/SortHead.tsx';
import tableCss from '../../ui/Table.module.css';
import { dateText } from '../../format/format-text.ts';
import { needsFibres } from '../../format/fibre-warnings.ts';
import { piecesText } from '../stock/pieces-text.ts';
import { ProductActions } from './ProductActions.tsx';
import { PriceNow } from '../price/PriceNow.tsx';
import type { ProductRecord } from '../../providers/product-record.ts';
import css from './ProductTable.module.css';

const { products: words, product: form } = texts;

type Props = { products: ProductRecord[]; onDelete: (product: ProductRecord) => void };

export function ProductTable({ products, onDelete }: Props) {
  return (
    <table className={tableCss.table} aria-label={words.heading}>
      <thead>
        <tr>
          <th scope="col" className={tableCss.tick}>
            {products.some(({ deletedAt }) => deletedAt) ? null : (
              <Allowed to="products">
                <PageTick label={words.choosePage} />
              </Allowed>
            )}
          </th>
          <th scope="col">
            <span className="visuallyHidden">{form.fields.images}</span>
          </th>
          <SortHead field="title" label={form.fields.title} />
          <th scope="col">{form.fields.kategoria}</th>
          <th scope="col" className={tableCss.roomy}>
            {form.fields.material}
          </th>
          <SortHead field="price" label={words.price} end />
          <SortHead field="stock" label={words.inStock} end />
          <th scope="col">
            <span className="visuallyHidden">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Row key={product.id} product={product} onDelete={() => onDelete(product)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ product, onDelete }: { product: ProductRecord; onDelete: () => void }) {
  const { id, title, stock, pieces, state } = product;
  const { selectedIds } = useListContext<ProductRecord>();
  return (
    <tr data-chosen={selectedIds.includes(id) || undefined}>
      <td className={tableCss.tick}>
        {product.deletedAt ? null : (
          <Allowed to="products">
            <RowTick id={id} label={words.choose(title)} />
          </Allowed>
        )}
      </td>
      <td>
        <Picture
          image={product.images[0]}
          placeholder={product.placeholders[0]}
          sizes="36px"
          className={css.picture}
        />
      </td>
      <th scope="row" id={`product-${id}`} className={css.title}>
        {title}
        {state === 'draft' ? <span className={css.draft}>{words.draft}</span> : null}
        {product.deletedAt ? (
          <span className={css.draft}>{words.deletedOn(dateText(product.deletedAt))}</span>
        ) : needsFibres(product) ? (
          <span className={css.warning}>{form.labels.fibresMark}</span>
        ) : null}
      </th>
      <td>{categoryLabel(product.kategoria)}</td>
      <td className={tableCss.roomy}>{product.material}</td>
      <td className={tableCss.end}>
        <PriceNow product={product} />
      </td>
      <td className={tableCss.end}>
        {stock === 0 ? words.soldOut : words.stock(stock)}
        {pieces && stock > 0 ? <span className={css.pieces}>{piecesText(pieces)}</span> : null}
      </td>
      <td className={tableCss.end}>
        <ProductActions product={product} onDelete={onDelete} />
      </td>
    </tr>
  );
}
