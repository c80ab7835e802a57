import { oneSize } from '@shop/shop-rules/categories';
import { sizeText, typedSize } from '@shop/shop-rules/size-text';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import { Input } from '../../ui/Input.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { isSize, toggled, usualSizes } from '../values/other-size.ts';
import type { ProductFormValues } from '../values/product-form.ts';
import group from '../../ui/FieldGroup.module.css';
import css from './SizeField.module.css';

export function SizeField() {
  const { field, fieldState } = useController<ProductFormValues, 'sizes'>({ name: 'sizes' });
  const { field: typed } = useController<ProductFormValues, 'otherSize'>({ name: 'otherSize' });
  const { clearErrors } = useFormContext<ProductFormValues>();
  const id = useId();
  const customSize = typedSize(typed.value);
  const sizes = field.value;
  const toggle = (size: string) => field.onChange(toggled(sizes, size));
  const own = sizes.filter((size) => size !== oneSize && !usualSizes.includes(size));
  const addOther = () => {
    if (isSize(customSize) && !sizes.includes(customSize)) toggle(customSize);
    typed.onChange('');
  };
  return (
    <fieldset>
      <legend className={group.legend}>{texts.product.fields.sizes}</legend>
      <div className={css.sizes}>
        {[...usualSizes, ...own, oneSize].map((size) => (
          <Toggle key={size} isField aria-pressed={sizes.includes(size)} onClick={() => toggle(size)}>
            {size === oneSize ? texts.product.oneSize : sizeText(size)}
          </Toggle>
        ))}
        <span className={css.customSize}>
          <Input
            aria-label={texts.product.otherSize}
            aria-invalid={fieldState.error ? true : undefined}
            aria-describedby={id}
            placeholder={texts.product.otherSize}
            value={typed.value}
            maxLength={12}
            onChange={(event) => {
              typed.onChange(event.target.value.trim());
              clearErrors('sizes');
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addOther();
            }}
          />
          {customSize ? (
            <Button variant="text" onClick={addOther} disabled={!isSize(customSize)}>
              {texts.product.addSize}
            </Button>
          ) : null}
        </span>
      </div>
      <p id={id} className={group.help} data-error={fieldState.error ? true : undefined} aria-live="polite">
        {fieldState.error?.message ?? texts.product.sizesHelp}
      </p>
    </fieldset>
  );
}
