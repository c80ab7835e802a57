import { categories, collections } from '@shop/shop-rules/categories';
import { texts } from '../../texts/fi.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FibreFields } from './FibreFields.tsx';
import { FormGroup } from './FormGroup.tsx';
import css from './ProductForm.module.css';

const { fields, groups } = texts.product;

export const BasicsGroup = () => (
  <FormGroup title={groups.basics}>
    <TextField source="title" label={fields.title} />
    <TextField source="description" label={fields.description} lines={4} />
    <div className={css.two}>
      <SelectField
        source="kategoria"
        label={fields.kategoria}
        empty={texts.product.choose}
        choices={categories}
      />
      <SelectField
        source="kokoelmat"
        label={fields.kokoelmat}
        empty={texts.product.noCollection}
        choices={collections}
      />
    </div>
    <TextField source="material" label={fields.material} help={texts.product.materialHelp} />
    <FibreFields />
  </FormGroup>
);
