import { texts } from '../../texts/fi.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { ProductFormValues } from '../values/product-form.ts';
import { FormGroup } from './FormGroup.tsx';
import { LabelWarnings } from './LabelWarnings.tsx';
import css from './ProductForm.module.css';

const { fields, groups, help } = texts.product;

/** Regulation 2023/988, article 19. */
export const SafetyGroup = ({ values }: { values: ProductFormValues }) => (
  <FormGroup title={groups.safety}>
    <div className={css.two}>
      <TextField source="manufacturer.name" label={fields.manufacturer} help={help.manufacturer} />
      <TextField source="identifier" label={fields.identifier} help={help.identifier} />
    </div>
    <div className={css.two}>
      <TextField source="manufacturer.address" label={fields.manufacturerAddress} />
      <TextField source="manufacturer.email" label={fields.manufacturerEmail} type="email" />
    </div>
    <TextField source="warnings" label={fields.warnings} help={help.warnings} lines={2} />
    <LabelWarnings values={values} />
  </FormGroup>
);
