import { useId } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import { errorAttributes } from '../../ui/FieldError.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { typedStock } from '../values/product-body.ts';
import type { ProductFormValues } from '../values/product-form.ts';
import css from './PiecesField.module.css';

const { pieces: words } = texts.product;

export function PiecesField() {
  const { setValue, getValues } = useFormContext<ProductFormValues>();
  const values = useWatch<ProductFormValues>() as ProductFormValues;
  const { errors } = useFormState<ProductFormValues>();
  const id = useId();
  const { bySize, sizes } = values;
  if (sizes.length < 2 && !bySize) return null;
  const turn = (isOn: boolean) => {
    if (!isOn) setValue('stock', typedStock(getValues()), { shouldDirty: true });
    setValue('bySize', isOn, { shouldDirty: true });
  };
  const error = errors.pieces?.root?.message ?? errors.pieces?.message;
  return (
    <fieldset className={css.pieces}>
      <legend className="visuallyHidden">{words.label}</legend>
      <label className={css.turn}>
        <input
          type="checkbox"
          checked={bySize}
          {...(typeof error === 'string' ? errorAttributes(id, error) : {})}
          onChange={({ target }) => turn(target.checked)}
        />
        {words.turn}
      </label>
      {bySize ? (
        <div className={css.row}>
          {sizes.map((size) => (
            <TextField key={size} source={`pieces.${size}`} label={words.size(size)} inputMode="numeric" />
          ))}
        </div>
      ) : null}
      {typeof error === 'string' ? (
        <p className={css.error} id={id} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
