import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Allowed } from '../../providers/Allowed.tsx';
import { texts } from '../../texts/fi.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useLeaveWarning } from '../../ui/unsaved-changes.ts';
import { ImageUploader } from '../images/ImageUploader.tsx';
import { useImageUpload } from '../images/use-image-upload.ts';
import { useProductImages } from '../images/use-product-images.ts';
import { missingFields } from '../values/missing-fields.ts';
import { hasSameStock, isEdited } from '../values/product-changes.ts';
import type { ProductFormValues } from '../values/product-form.ts';
import { BasicsGroup } from './BasicsGroup.tsx';
import { FitFields } from './FitFields.tsx';
import { FormGroup } from './FormGroup.tsx';
import css from './ProductForm.module.css';
import { ProductFormFoot } from './ProductFormFoot.tsx';
import { PriceGroup } from './PriceGroup.tsx';
import { SafetyGroup } from './SafetyGroup.tsx';
import { StockGroup } from './StockGroup.tsx';

const { fields, groups } = texts.product;

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
        <FormGroup title={groups.pictures}>
          <ImageUploader product={images} uploads={uploads} error={errors.images?.message} />
        </FormGroup>
        <BasicsGroup />
        <PriceGroup id={id} hasSale={values.salePrice.trim() !== ''} />
        <StockGroup values={values} isChanged={changesStock} ledger={stockLedger} />
        <FormGroup title={groups.texts}>
          <TextField source="care" label={fields.care} help={texts.product.careHelp} lines={3} />
          <FitFields />
          <TextField source="colours" label={fields.colours} help={texts.product.coloursHelp} />
        </FormGroup>
        <SafetyGroup values={values} />
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
