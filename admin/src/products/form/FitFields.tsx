import { productKinds } from '@shop/shop-rules/product-kinds';
import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { MeasuresField } from './MeasuresField.tsx';
import css from './ProductForm.module.css';

const { fields, help } = texts.product;

/** Empty fields fall back to the product kind's. */
export function FitFields() {
  return (
    <>
      <div className={css.two}>
        <SelectField
          source="kind"
          label={fields.kind}
          empty={texts.product.kindByName}
          choices={productKinds}
        />
        <TextField source="dimensions" label={fields.dimensions} help={help.dimensions} />
      </div>
      <MeasuresField />
      <TextField source="noteWords" label={fields.noteWords} help={help.note} lines={2} />
      <TextField source="noteWho" label={fields.noteWho} />
      <ReferenceArrayInput source="goesWith" reference="product">
        <AutocompleteArrayInput
          label={fields.goesWith}
          optionText="title"
          helperText={help.goesWith}
          popupIcon={<Icon name="down" size={16} />}
          filterToQuery={(q: string) => ({ q })}
        />
      </ReferenceArrayInput>
    </>
  );
}
