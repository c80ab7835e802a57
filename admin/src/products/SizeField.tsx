import { defaultSizes, oneSize } from '@shop/contracts/categories';
import { sizeText, typedSize } from '@shop/contracts/size-text';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { texts } from '../texts/fi.ts';
import { Input } from '../ui/Input.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import type { ProductFormValues } from './product-form.ts';
import css from './SizeField.module.css';

const SIZE = /^[A-Za-z0-9-]{1,12}$/;
const usual: readonly string[] = defaultSizes;

/** The sizes as toggles; one size shuts out the others. */
export function SizeField() {
  const { field, fieldState } = useController<ProductFormValues, 'sizes'>({ name: 'sizes' });
  const { field: typed } = useController<ProductFormValues, 'otherSize'>({ name: 'otherSize' });
  const id = useId();
  const other = typedSize(typed.value);
  const sizes = field.value;
  const toggle = (size: string) => field.onChange(toggled(sizes, size));
  const own = sizes.filter((size) => size !== oneSize && !usual.includes(size));
  const addOther = () => {
    if (SIZE.test(other) && !sizes.includes(other)) toggle(other);
    typed.onChange('');
  };
  return (
    <fieldset>
      <legend className={css.legend}>{texts.product.fields.sizes}</legend>
      <div className={css.sizes}>
        {[...usual, ...own, oneSize].map((size) => (
          <Toggle key={size} isField aria-pressed={sizes.includes(size)} onClick={() => toggle(size)}>
            {size === oneSize ? texts.product.oneSize : sizeText(size)}
          </Toggle>
        ))}
        <span className={css.other}>
          <Input
            aria-label={texts.product.otherSize}
            aria-invalid={fieldState.error ? true : undefined}
            aria-describedby={id}
            placeholder={texts.product.otherSize}
            value={typed.value}
            maxLength={12}
            onChange={(event) => typed.onChange(event.target.value.trim())}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addOther();
            }}
          />
          {other ? (
            <Button variant="text" onClick={addOther} disabled={!SIZE.test(other)}>
              {texts.product.addSize}
            </Button>
          ) : null}
        </span>
      </div>
      <p id={id} className={css.help} data-error={fieldState.error ? true : undefined} aria-live="polite">
        {fieldState.error?.message ?? texts.product.sizesHelp}
      </p>
    </fieldset>
  );
}

function toggled(sizes: string[], size: string): string[] {
  if (sizes.includes(size)) return sizes.filter((one) => one !== size);
  if (size === oneSize) return [oneSize];
  const chosen = new Set([...sizes, size]);
  chosen.delete(oneSize);
  const inOrder = usual.filter((one) => chosen.has(one));
  return [...inOrder, ...[...chosen].filter((one) => !usual.includes(one))];
}
