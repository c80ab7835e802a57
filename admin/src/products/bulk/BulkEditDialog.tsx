import Dialog from '@mui/material/Dialog';
import { categories } from '@shop/shop-rules/categories';
import { makersStockReasons } from '@shop/shop-rules/stock-reasons';
import { useId, useState, type FormEvent } from 'react';
import { texts } from '../../texts/fi.ts';
import { FieldError, invalidBy } from '../../ui/FieldError.tsx';
import { Input } from '../../ui/Input.tsx';
import { useUnsaved, useUnsavedChanges } from '../../unsaved/unsaved-changes.ts';
import css from './BulkEditDialog.module.css';
import { BulkPricePreview } from './BulkPricePreview.tsx';
import { BulkSaleTimes, type SaleTimes } from './BulkSaleTimes.tsx';
import { BulkStockReason, type StockWhy } from './BulkStockReason.tsx';
import { DialogSelect } from './DialogSelect.tsx';
import { isCampaign, isMeant, isMistyped, takesStock, type BulkEdit, type BulkKind } from './bulk-change.ts';
import { isPriceEdit, meetsLowerSale } from './price-plan.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { usePricePlans } from './use-price-plans.ts';
import { DialogFoot } from '../../ui/DialogFoot.tsx';

const { bulk } = texts.products;

/** The choices of the kinds that are chosen; the others are typed. */
const choices: Partial<Record<BulkKind, readonly { id: string; label: string }[]>> = {
  kategoria: categories,
  state: [
    { id: 'published', label: bulk.published },
    { id: 'draft', label: bulk.draft },
  ],
};

type Props = {
  kind: BulkKind;
  products: ProductRecord[];
  /** `changing` are the products that the edit changes. */
  onSave: (edit: BulkEdit, changing: ProductRecord[]) => void;
  onCancel: () => void;
};

/** One value for all the chosen products, of prices with a look at each; the button says how many it changes. */
export function BulkEditDialog({ kind, products, onSave, onCancel }: Props) {
  const options = choices[kind];
  const [value, setValue] = useState(options?.[0]?.id ?? '');
  const [why, setWhy] = useState<StockWhy>({ stockReason: makersStockReasons[0], stockNote: '' });
  const [replaceLower, setReplaceLower] = useState(false);
  const { leave } = useUnsavedChanges();
  const id = useId();
  const [sale, setSale] = useState<SaleTimes>({ saleStart: '', saleEnd: '' });
  const [campaign] = useState(() => crypto.randomUUID());
  const [now] = useState(() => new Date());
  const more = { price: {}, sale: { replaceLower, campaign, ...sale }, stock: why, kategoria: {}, state: {} }[
    kind
  ];
  const edit: BulkEdit = { kind, value, ...more };
  const priceEdit = isMeant(edit) && isPriceEdit(edit) ? edit : undefined;
  const { plans, isAsking } = usePricePlans(priceEdit, products, now);
  const changing = priceEdit
    ? plans.flatMap(({ product, fate }) => (fate === 'changes' ? [product] : []))
    : products.filter((product) => kind !== 'stock' || takesStock(product, edit));
  const isStock = kind === 'stock' && isMeant(edit);
  const wrong = isMistyped(kind, value) ? bulk.mistyped[kind] : undefined;
  const meetsLower = priceEdit && products.some((product) => meetsLowerSale(priceEdit, product, now));
  useUnsaved((!options && value !== '') || why.stockNote !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMeant(edit) && changing.length > 0 && !isAsking) onSave(edit, changing);
  };
  return (
    <Dialog
      open
      onClose={() => leave(onCancel)}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { className: priceEdit ? css.wide : '' } }}
    >
      <form className={css.form} onSubmit={submit}>
        <h2 id={`${id}-title`}>{bulk.kinds[kind]}</h2>
        <label htmlFor={id}>{bulk.fields[kind]}</label>
        {options ? (
          <DialogSelect id={id} value={value} choices={options} onChange={setValue} />
        ) : (
          <>
            <Input
              id={id}
              inputMode={kind === 'price' ? 'decimal' : 'numeric'}
              value={value}
              onChange={(event) => setValue(event.target.value)}
              {...invalidBy(`${id}-error`, wrong)}
            />
            <FieldError id={`${id}-error`} error={wrong} />
          </>
        )}
        {kind === 'sale' ? <BulkSaleTimes times={sale} onChange={setSale} /> : null}
        {kind === 'stock' ? <BulkStockReason why={why} onChange={setWhy} /> : null}
        {isStock && changing.length < products.length ? (
          <p className={css.note}>{bulk.bySize(products.length - changing.length)}</p>
        ) : null}
        {meetsLower && !isCampaign(edit) ? (
          <label className={css.check}>
            <input
              type="checkbox"
              checked={replaceLower}
              onChange={({ target }) => setReplaceLower(target.checked)}
            />
            {bulk.replaceLower}
          </label>
        ) : null}
        {priceEdit ? <BulkPricePreview edit={priceEdit} plans={plans} /> : null}
        <DialogFoot
          confirm={bulk.save(changing.length)}
          disabled={changing.length === 0 || !isMeant(edit) || isAsking}
          onCancel={onCancel}
        />
      </form>
    </Dialog>
  );
}
