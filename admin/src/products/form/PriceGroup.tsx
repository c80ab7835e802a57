import { vatClasses } from '@shop/money';
import { vatClassLabels } from '@shop/shop-rules/vat';
import { texts } from '../../texts/fi.ts';
import { MomentField } from '../../ui/MomentField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormGroup } from './FormGroup.tsx';
import css from './ProductForm.module.css';
import { SaleNotice } from './SaleNotice.tsx';

const { fields, groups, saleStartHelp, saleEndHelp } = texts.product;
const vatChoices = vatClasses.map((id) => ({ id, label: vatClassLabels[id] }));

export const PriceGroup = ({ id, hasSale }: { id: string | undefined; hasSale: boolean }) => (
  <FormGroup title={groups.price}>
    <div>
      <div className={css.two}>
        <TextField source="price" label={fields.price} inputMode="decimal" />
        <TextField source="salePrice" label={fields.salePrice} inputMode="decimal" />
      </div>
      <SaleNotice id={id} />
    </div>
    {hasSale ? <SaleDates /> : null}
    <SelectField source="vatClass" label={fields.vatClass} choices={vatChoices} />
  </FormGroup>
);

/** Finnish time; empty fields are open ends. */
const SaleDates = () => (
  <div className={css.two}>
    <MomentField source="saleStart" label={fields.saleStart} help={saleStartHelp} defaultTime="00:00" />
    <MomentField source="saleEnd" label={fields.saleEnd} help={saleEndHelp} defaultTime="23:59" />
  </div>
);
