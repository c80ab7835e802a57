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
import { useLeaveWarning, useUnsavedChanges } from '../../ui/unsaved-changes.ts';
import css from './BulkEditDialog.module.css';
import { BulkPricePreview } from './BulkPricePreview.tsx';
import { StockReason } from '../stock/StockReason.tsx';
import {
  isCampaign,
  isValidEdit,
  hasInvalidValue,
  canSetStock,
  type BulkEdit,
  type BulkKind,
} from './bulk-change.ts';
import { isPriceEdit, hasLowerSale } from './price-plan.ts';
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

const emptyValues = {
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
  onSave: (edit: BulkEdit, changedProducts: ProductRecord[]) => void;
  onCancel: () => void;
};

export function BulkEditDialog({ kind, products, onSave, onCancel }: Props) {
  const options = choices[kind];
  const form = useForm({ defaultValues: { ...emptyValues, value: options?.[0]?.id ?? '' } });
  const values = useWatch(form) as typeof emptyValues;
  const { value, stockReason, stockNote, replaceLower, isTimed, saleStart, saleEnd } = values;
  const { leave } = useUnsavedChanges();
  const titleId = useId();
  const [campaign] = useState(() => crypto.randomUUID());
  const [now] = useState(() => new Date());
  const sale = { replaceLower, campaign, ...(isTimed ? { saleStart, saleEnd } : {}) };
  const kindFields = { price: {}, sale, stock: { stockReason, stockNote }, kategoria: {}, state: {} }[kind];
  const edit: BulkEdit = { kind, value, ...kindFields };
  const priceEdit = isValidEdit(edit) && isPriceEdit(edit) ? edit : undefined;
  const { plans, isChecking } = usePricePlans(priceEdit, products, now);
  const changedProducts = priceEdit
    ? plans.flatMap(({ product, outcome }) => (outcome === 'changes' ? [product] : []))
    : products.filter((product) => kind !== 'stock' || canSetStock(product, edit));
  const isStock = kind === 'stock' && isValidEdit(edit);
  const valueError = hasInvalidValue(kind, value) ? bulk.mistyped[kind] : undefined;
  const showsReplaceLower = priceEdit && products.some((product) => hasLowerSale(priceEdit, product, now));
  useLeaveWarning((!options && value !== '') || stockNote !== '');
  const submit = () => {
    if (isValidEdit(edit) && changedProducts.length > 0 && !isChecking) onSave(edit, changedProducts);
  };
  return (
    <Dialog
      open
      onClose={() => leave(onCancel)}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: priceEdit ? css.wide : '' } }}
    >
      <Form form={form} className={css.form} onSubmit={submit}>
        <h2 id={titleId}>{bulk.kinds[kind]}</h2>
        {options ? (
          <SelectField source="value" label={bulk.fields[kind]} choices={options} />
        ) : (
          <TextField
            source="value"
            label={bulk.fields[kind]}
            inputMode={kind === 'price' ? 'decimal' : 'numeric'}
            problem={valueError}
          />
        )}
        {kind === 'sale' ? <CheckboxField source="isTimed" label={bulk.timed} /> : null}
        {kind === 'sale' && isTimed ? (
          <>
            <MomentField source="saleStart" label={bulk.saleStart} defaultTime="00:00" />
            <MomentField source="saleEnd" label={bulk.saleEnd} defaultTime="23:59" />
          </>
        ) : null}
        {kind === 'stock' ? <StockReason /> : null}
        {isStock && changedProducts.length < products.length ? (
          <p className={css.note}>{bulk.bySize(products.length - changedProducts.length)}</p>
        ) : null}
        {showsReplaceLower && !isCampaign(edit) ? (
          <CheckboxField source="replaceLower" label={bulk.replaceLower} />
        ) : null}
        {priceEdit ? <BulkPricePreview edit={priceEdit} plans={plans} /> : null}
        <DialogFoot
          confirm={bulk.save(changedProducts.length)}
          disabled={changedProducts.length === 0 || !isValidEdit(edit) || isChecking}
          onCancel={onCancel}
        />
      </Form>
    </Dialog>
  );
}
