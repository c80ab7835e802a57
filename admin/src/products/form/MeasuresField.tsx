import { oneSize } from '@shop/shop-rules/categories';
import { sizeText } from '@shop/shop-rules/size-text';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import group from '../../ui/FieldGroup.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { withoutMeasure } from '../values/measures-form.ts';
import { usualSizes } from '../values/other-size.ts';
import type { ProductFormValues } from '../values/product-form.ts';
import css from './MeasuresField.module.css';
import { NumberCell } from './NumberCell.tsx';

const { measures: words, fields, optional, help } = texts.product;
const MAX_MEASURES = 5;

const rowName = (size: string): string => (size === oneSize ? texts.product.oneSize : sizeText(size));

export function MeasuresField() {
  const { setValue } = useFormContext<ProductFormValues>();
  const { measures, sizes } = useWatch<ProductFormValues>() as ProductFormValues;
  const { errors } = useFormState<ProductFormValues>();
  const id = useId();
  const { names, bySize } = measures;
  const error = errors.measures?.message ?? errors.measures?.root?.message;
  const measured = Object.keys(bySize).filter((size) => bySize[size]?.some((cell) => cell?.trim()));
  const rows = [...new Set([...(sizes.length > 0 ? sizes : usualSizes), ...measured])];
  const change = (changed: ProductFormValues['measures']) =>
    setValue('measures', changed, { shouldDirty: true });
  return (
    <fieldset className={css.measures} aria-describedby={id}>
      <legend className={group.legend}>
        {fields.measures} <span>({optional})</span>
      </legend>
      {names.length > 0 ? (
        <div className={css.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.size}</th>
                {names.map((_, column) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <th key={column} scope="col">
                    <span className={css.name}>
                      <TextField
                        source={`measures.names.${column}`}
                        aria-label={words.name(column + 1)}
                        maxLength={30}
                      />
                      <IconButton
                        aria-label={words.remove(column + 1)}
                        onClick={() => change(withoutMeasure(measures, column))}
                      >
                        <Icon name="close" />
                      </IconButton>
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((size) => (
                <tr key={size}>
                  <th scope="row">{rowName(size)}</th>
                  {names.map((name, column) => (
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={column}>
                      <NumberCell
                        source={`measures.bySize.${size}.${column}`}
                        label={words.cell(rowName(size), name || words.name(column + 1))}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {names.length < MAX_MEASURES ? (
        <Button variant="text" onClick={() => change({ names: [...names, ''], bySize })}>
          {words.add}
        </Button>
      ) : null}
      <p id={id} className={group.help} data-error={error ? true : undefined} aria-live="polite">
        {error ?? help.measures}
      </p>
    </fieldset>
  );
}
