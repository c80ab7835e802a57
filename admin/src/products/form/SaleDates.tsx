import { useController } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import { MomentChip } from '../../ui/MomentChip.tsx';
import type { ProductFormValues } from '../values/product-form.ts';
import css from './ProductForm.module.css';

const { fields } = texts.product;

/** From when until when the sale price holds, by the minute on Finland's clocks; empty fields are no bounds. */
export function SaleDates() {
  return (
    <div className={css.two}>
      <SaleDate name="saleStart" help={texts.product.saleStartHelp} clock="00:00" />
      <SaleDate name="saleEnd" help={texts.product.saleEndHelp} clock="23:59" />
    </div>
  );
}

function SaleDate({ name, ...props }: { name: 'saleStart' | 'saleEnd'; help: string; clock: string }) {
  const { field, fieldState } = useController<ProductFormValues, typeof name>({ name });
  return (
    <MomentChip
      {...props}
      label={fields[name]}
      value={field.value}
      error={fieldState.error?.message}
      onChoose={field.onChange}
    />
  );
}
