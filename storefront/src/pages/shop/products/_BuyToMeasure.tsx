import type { BuyProduct } from '../../../features/product/BuyForm.tsx';
import { readCustom } from '../../../features/product/custom-form.ts';
import { CustomFields } from '../../../features/product/CustomFields.tsx';
import { Buy } from './_Buy.tsx';

const ownMeasures = { Fields: CustomFields, read: readCustom };

export function BuyToMeasure({ product }: { product: BuyProduct }) {
  return <Buy product={product} ownMeasures={ownMeasures} />;
}
