import { categories, collections } from '@shop/shop-rules/categories';
import { vatClassLabels } from '@shop/shop-rules/vat';
import { vatClasses } from '@shop/money';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { MomentField } from '../../ui/MomentField.tsx';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FitFields } from './FitFields.tsx';
import { FibreFields } from './FibreFields.tsx';
import { ImageUploader } from '../images/ImageUploader.tsx';
import { useImageUpload } from '../images/use-image-upload.ts';
import { useProductImages } from '../images/use-product-images.ts';
import { useLeaveWarning } from '../../ui/unsaved-changes.ts';
import { LabelWarnings } from './LabelWarnings.tsx';
import { PiecesField } from './PiecesField.tsx';
import { missingFields } from '../values/missing-fields.ts';
import { typedStock } from '../values/product-body.ts';
import type { ProductFormValues } from '../values/product-form.ts';
import { isEdited, hasSameStock } from '../values/product-changes.ts';
import css from './ProductForm.module.css';
import { ProductFormFoot } from './ProductFormFoot.tsx';
import { SaleNotice } from './SaleNotice.tsx';
import { SizeField } from './SizeField.tsx';
import { StockReason } from '../stock/StockReason.tsx';

const { fields, help, saleStartHelp, saleEndHelp } = texts.product;

const vatChoices = vatClasses.map((id) => ({ id, label: vatClassLabels[id] }));

type Props = {
  id?: string | undefined;
  submit: string;
  secondAction: 'asDraft' | 'toDraft' | 'publish';
  stockLedger?: ReactNode;
};

export function ProductFormBody({ id, submit, secondAction, stockLedger }: Props) {
  const images = useProductImages();
  const uploads = useImageUpload(images);
  const values = useWatch<ProductFormValues>() as ProductFormValues;
  const { errors, defaultValues } = useFormState<ProductFormValues>();
  const opened = defaultValues as ProductFormValues;
  const changesStock = Boolean(stockLedger) && !hasSameStock(opened, values);
  const isUploading = uploads.upload !== null && uploads.upload.failure === null;
  useLeaveWarning(uploads.upload !== null || isEdited(opened, values));
  return (
    <>
      <div className={`${css.fields} roomForToast`}>
        <ImageUploader product={images} uploads={uploads} error={errors.images?.message} />
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
        <SizeField />
        <div>
          <div className={css.three}>
            <TextField source="price" label={fields.price} inputMode="decimal" />
            <TextField source="salePrice" label={fields.salePrice} inputMode="decimal" />
            {values.bySize ? (
              <StockSum stock={typedStock(values)} />
            ) : (
              <TextField source="stock" label={fields.stock} inputMode="numeric" />
            )}
          </div>
          <SaleNotice id={id} />
        </div>
        {values.salePrice.trim() === '' ? null : <SaleDates />}
        <SelectField source="vatClass" label={fields.vatClass} choices={vatChoices} />
        <PiecesField />
        {changesStock ? (
          <div className={css.two}>
            <StockReason />
          </div>
        ) : null}
        {stockLedger}
        <TextField source="care" label={fields.care} help={texts.product.careHelp} lines={3} />
        <FitFields />
        <TextField source="colours" label={fields.colours} help={texts.product.coloursHelp} />
        <SelectField source="madeToOrder" label={fields.madeToOrder} choices={texts.product.madeToOrder} />
        <SafetyFields />
        <LabelWarnings values={values} />
      </div>
      <Allowed to="products" otherwise={<p className={css.foot}>{texts.rights.lookOnly}</p>}>
        <ProductFormFoot
          submit={submit}
          secondAction={secondAction}
          missing={missingFields(values)}
          isUploading={isUploading}
        />
      </Allowed>
    </>
  );
}

function StockSum({ stock }: { stock: string }) {
  return (
    <p className={css.sum}>
      <span>{fields.stock}</span> <output>{stock || '–'}</output>
    </p>
  );
}

/** Finnish time; empty fields are open ends. */
const SaleDates = () => (
  <div className={css.two}>
    <MomentField source="saleStart" label={fields.saleStart} help={saleStartHelp} defaultTime="00:00" />
    <MomentField source="saleEnd" label={fields.saleEnd} help={saleEndHelp} defaultTime="23:59" />
  </div>
);

/** Regulation 2023/988, article 19. */
function SafetyFields() {
  return (
    <>
      <div className={css.two}>
        <TextField source="manufacturer.name" label={fields.manufacturer} help={help.manufacturer} />
        <TextField source="identifier" label={fields.identifier} help={help.identifier} />
      </div>
      <div className={css.two}>
        <TextField source="manufacturer.address" label={fields.manufacturerAddress} />
        <TextField source="manufacturer.email" label={fields.manufacturerEmail} type="email" />
      </div>
      <TextField source="warnings" label={fields.warnings} help={help.warnings} lines={2} />
    </>
  );
}
