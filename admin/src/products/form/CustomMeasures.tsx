import { MAX_CUSTOM_MEASURES } from '@shop/shop-rules/custom-piece';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import group from '../../ui/FieldGroup.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ProductFormValues } from '../values/product-form.ts';
import css from './CustomMeasures.module.css';
import { NumberCell } from './NumberCell.tsx';

const { customMeasures: words, fields: labels, optional, help } = texts.product;

export function CustomMeasures() {
  const { fields, append, remove } = useFieldArray<ProductFormValues>({ name: 'toOrder.measures' });
  const { errors } = useFormState<ProductFormValues>();
  const id = useId();
  const refusal = errors.toOrder?.measures?.message ?? errors.toOrder?.measures?.root?.message;
  return (
    <fieldset aria-describedby={id}>
      <legend className={group.legend}>
        {labels.customMeasures} <span>({optional})</span>
      </legend>
      {fields.map((field, index) => {
        const source = `toOrder.measures.${index}`;
        return (
          <div key={field.id} className={css.row}>
            <TextField source={`${source}.name`} aria-label={words.name(index + 1)} maxLength={30} />
            <NumberCell
              source={`${source}.minCm`}
              className={css.cm}
              label={words.min(index + 1)}
              placeholder={words.from}
            />
            <NumberCell
              source={`${source}.maxCm`}
              className={css.cm}
              label={words.max(index + 1)}
              placeholder={words.to}
            />
            <IconButton aria-label={words.remove(index + 1)} onClick={() => remove(index)}>
              <Icon name="close" />
            </IconButton>
          </div>
        );
      })}
      {fields.length < MAX_CUSTOM_MEASURES ? (
        <Button variant="text" onClick={() => append({ name: '', minCm: '', maxCm: '' })}>
          {words.add}
        </Button>
      ) : null}
      <p id={id} className={group.help} data-error={refusal ? true : undefined} aria-live="polite">
        {refusal ?? help.customMeasures}
      </p>
    </fieldset>
  );
}
