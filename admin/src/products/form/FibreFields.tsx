import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import group from '../../ui/FieldGroup.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import css from './FibreFields.module.css';
import { fibreListWarnings, isUnknownFibre } from '../../format/fibre-warnings.ts';
import { fibreSum, type ProductFormValues } from '../values/product-form.ts';

const MAX_FIBRES = 6;

const { labels } = texts.product;

const FibreName = ({ index, isUnknown }: { index: number; isUnknown: boolean }) => (
  <TextField
    source={`fibres.${index}.name`}
    aria-label={texts.product.fibreName(index + 1)}
    {...(isUnknown ? { help: labels.unknownName, className: css.unknown ?? '' } : {})}
  />
);

export function FibreFields() {
  const { fields, append, remove } = useFieldArray<ProductFormValues>({ name: 'fibres' });
  const { errors } = useFormState<ProductFormValues>();
  const id = useId();
  const values = useWatch<ProductFormValues>() as ProductFormValues;
  const warnings = fibreListWarnings(values);
  const refusal = errors.fibres?.message ?? errors.fibres?.root?.message;
  return (
    <fieldset>
      <legend className={group.legend}>
        {texts.product.fields.fibres} <span>({texts.product.optional})</span>
      </legend>
      {fields.map((field, index) => (
        <div key={field.id} className={css.row}>
          <FibreName index={index} isUnknown={isUnknownFibre(values.fibres[index] ?? field)} />
          <TextField
            source={`fibres.${index}.share`}
            className={css.share ?? ''}
            inputMode="numeric"
            aria-label={texts.product.fibreShare(index + 1)}
            {...(refusal ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
            end={<span className={css.percent}>%</span>}
          />
          <IconButton aria-label={texts.product.removeFibre(index + 1)} onClick={() => remove(index)}>
            <Icon name="close" />
          </IconButton>
        </div>
      ))}
      <div className={css.foot}>
        {fields.length < MAX_FIBRES ? (
          <Button
            variant="text"
            onClick={() => append({ name: '', share: fields.length === 0 ? '100' : '' })}
          >
            {texts.product.addFibre}
          </Button>
        ) : null}
        {fields.length > 0 || refusal ? (
          <output id={id} data-wrong={refusal ? true : undefined}>
            {refusal ?? texts.product.fibreSum(fibreSum(values.fibres))}
          </output>
        ) : null}
      </div>
      <output className={css.warnings}>
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </output>
    </fieldset>
  );
}
