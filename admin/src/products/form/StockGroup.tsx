import type { ReactNode } from 'react';
import { texts } from '../../texts/fi.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { StockReason } from '../stock/StockReason.tsx';
import { typedStock } from '../values/product-body.ts';
import type { ProductFormValues } from '../values/product-form.ts';
import { CustomMeasures } from './CustomMeasures.tsx';
import { FormGroup } from './FormGroup.tsx';
import { PiecesField } from './PiecesField.tsx';
import css from './ProductForm.module.css';
import { SizeField } from './SizeField.tsx';

const { fields, groups } = texts.product;

type StockProps = { values: ProductFormValues; isChanged: boolean; ledger: ReactNode };

export const StockGroup = ({ values, isChanged, ledger }: StockProps) => (
  <FormGroup title={groups.stock}>
    <SizeField />
    <div className={css.two}>
      {values.bySize ? (
        <StockSum stock={typedStock(values)} />
      ) : (
        <TextField source="stock" label={fields.stock} inputMode="numeric" />
      )}
      <SelectField source="madeToOrder" label={fields.madeToOrder} choices={texts.product.madeToOrder} />
    </div>
    <div className={css.two}>
      <TextField
        source="toOrder.daysOfWork"
        label={fields.daysOfWork}
        inputMode="numeric"
        help={texts.product.help.daysOfWork}
      />
      <TextField
        source="toOrder.maxQueue"
        label={fields.maxQueue}
        inputMode="numeric"
        help={texts.product.help.maxQueue}
      />
    </div>
    <CustomMeasures />
    <PiecesField />
    {isChanged ? (
      <div className={css.two}>
        <StockReason />
      </div>
    ) : null}
    {ledger}
  </FormGroup>
);

const StockSum = ({ stock }: { stock: string }) => (
  <p className={css.sum}>
    <span>{fields.stock}</span> <output>{stock || '–'}</output>
  </p>
);
