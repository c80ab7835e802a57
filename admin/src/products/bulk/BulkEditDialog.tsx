import Dialog from '@mui/material/Dialog';
import { categories } from '@shop/shop-rules/categories';
import { adminStockReasons } from '@shop/shop-rules/stock-reasons';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Form } from '../../ui/Form.tsx';
import { MomentField } from '../../ui/MomentField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useUnsaved, useUnsavedChanges } from '../../ui/unsaved-changes.ts';
import css from './BulkEditDialog.module.css';
import { BulkPricePreview } from './BulkPricePreview.tsx';
import { StockReason } from '../stock/StockReason.tsx';
import { isCampaign, isMeant, isMistyped, takesStock, type BulkEdit, type BulkKind } from './bulk-change.ts';
import { isPriceEdit, meetsLowerSale } from './price-plan.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { usePricePlans } from './use-price-plans.ts';
import { DialogFoot } from '../../ui/DialogFoot.tsx';

const { bulk } = texts.products;

const choices: Partial<Record<BulkKind, readonly { id: string; label: string }[]>> = {
  kategoria: categories,
  state: [
    { id: 'published', label: bulk.published },
    { id: 'draft', label: bulk.draft },
  ],
};

const blank = {
  value: '',
  stockReason: adminStockReasons[0],
  stockNote: '',
  replaceLower: false,
  isTimed: false,
  saleStart: '',
  saleEnd: '',
};

type Props = {
  kind: BulkKind;
  products: ProductRecord[];
  onSave: (edit: BulkEdit, changing: ProductRecord[]) => void;
  onCancel: () => void;
};

export function BulkEditDialog({ kind, products, onSave, onCancel }: Props) {
  const options = choices[kind];
  const form = useForm({ defaultValues: { ...blank, value: options?.[0]?.id ?? '' } });
  const values = useWatch(form) as typeof blank;
  const { value, stockReason, stockNote, replaceLower, isTimed, saleStart, saleEnd } = values;
  const { leave } = useUnsavedChanges();
  const title = useId();
  const [campaign] = useState(() => crypto.randomUUID());
  const [now] = useState(() => new Date());
  const sale = { replaceLower, campaign, ...(isTimed ? { saleStart, saleEnd } : {}) };
  const more = { price: {}, sale, stock: { stockReason, stockNote }, kategoria: {}, state: {} }[kind];
  const edit: BulkEdit = { kind, value, ...more };
  const priceEdit = isMeant(edit) && isPriceEdit(edit) ? edit : undefined;
  const { plans, isAsking } = usePricePlans(priceEdit, products, now);
  const changing = priceEdit
    ? plans.flatMap(({ product, fate }) => (fate === 'changes' ? [product] : []))
    : products.filter((product) => kind !== 'stock' || takesStock(product, edit));
  const isStock = kind === 'stock' && isMeant(edit);
  const wrong = isMistyped(kind, value) ? bulk.mistyped[kind] : undefined;
  const meetsLower = priceEdit && products.some((product) => meetsLowerSale(priceEdit, product, now));
  useUnsaved((!options && value !== '') || stockNote !== '');
  const submit = () => {
    if (isMeant(edit) && changing.length > 0 && !isAsking) onSave(edit, changing);
  };
  return (
    <Dialog
      open
      onClose={() => leave(onCancel)}
      aria-labelledby={title}
      slotProps={{ paper: { className: priceEdit ? css.wide : '' } }}
    >
      <Form form={form} className={css.form} onSubmit={submit}>
        <h2 id={title}>{bulk.kinds[kind]}</h2>
        {options ? (
          <SelectField source="value" label={bulk.fields[kind]} choices={options} />
        ) : (
          <TextField
            source="value"
            label={bulk.fields[kind]}
            inputMode={kind === 'price' ? 'decimal' : 'numeric'}
            problem={wrong}
          />
        )}
        {kind === 'sale' ? <CheckboxField source="isTimed" label={bulk.timed} /> : null}
        {kind === 'sale' && isTimed ? (
          <>
            <MomentField source="saleStart" label={bulk.saleStart} clock="00:00" />
            <MomentField source="saleEnd" label={bulk.saleEnd} clock="23:59" />
          </>
        ) : null}
        {kind === 'stock' ? <StockReason /> : null}
        {isStock && changing.length < products.length ? (
          <p className={css.note}>{bulk.bySize(products.length - changing.length)}</p>
        ) : null}
        {meetsLower && !isCampaign(edit) ? (
          <CheckboxField source="replaceLower" label={bulk.replaceLower} />
        ) : null}
        {priceEdit ? <BulkPricePreview edit={priceEdit} plans={plans} /> : null}
        <DialogFoot
          confirm={bulk.save(changing.length)}
          disabled={changing.length === 0 || !isMeant(edit) || isAsking}
          onCancel={onCancel}
        />
      </Form>
    </Dialog>
  );
}
