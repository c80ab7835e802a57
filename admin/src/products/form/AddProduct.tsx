import { useState } from 'react';
import { useCreate, useNotify, useUpdate } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { useAddressGuard } from '../../ui/use-address-guard.ts';
import { useUnsavedChanges } from '../../ui/unsaved-changes.ts';
import { otherSizeErrors } from '../values/other-size.ts';
import { productAdder } from './product-adder.ts';
import { bodyOf, draftOf } from '../values/product-body.ts';
import { emptyForm, formOf, type ProductFormValues, type SaveIntent } from '../values/product-form.ts';
import { ProductForm } from './ProductForm.tsx';
import type { ProductRecord } from '../../providers/product-record.ts';
import { fieldErrors } from '../../providers/field-errors.ts';
import { formErrors } from '../values/product-errors.ts';

type Props = { original: ProductRecord | undefined; onDone: () => void };

export function AddProduct({ original, onDone }: Props) {
  const [create] = useCreate();
  const [update] = useUpdate();
  const [add] = useState(productAdder);
  const notify = useNotify();
  const { forget } = useUnsavedChanges();
  const sheet = useAddressGuard();
  // A refetched original would overwrite what was typed.
  const [record] = useState<ProductFormValues>(() =>
    original
      ? { ...formOf(original), title: texts.products.copyOf(original.title), stock: '', pieces: {} }
      : emptyForm,
  );
  const save = async (values: ProductFormValues, { state = 'published' }: SaveIntent) => {
    const wrong = otherSizeErrors(values);
    if (wrong) {
      notify(wrong.sizes, { type: 'error' });
      return wrong;
    }
    const isOpen = sheet.begin();
    try {
      await add(
        {
          create: (data, key) => create('product', { data, meta: { key } }, { returnPromise: true }),
          update: (made, data) =>
            update(
              'product',
              { id: made.id, data, previousData: made },
              { mutationMode: 'pessimistic', returnPromise: true },
            ),
        },
        { ...bodyOf(state === 'draft' ? draftOf(values) : values), state },
      );
    } catch (error) {
      notify(error instanceof Error ? error.message : texts.errors.unreachable, { type: 'error' });
      return formErrors(fieldErrors(error), values);
    }
    notify(state === 'draft' ? texts.product.addedAsDraft : texts.product.added, { type: 'success' });
    if (isOpen()) {
      forget();
      onDone();
    }
    return undefined;
  };
  return <ProductForm record={record} submit={texts.product.add} onSave={save} secondAction="asDraft" />;
}
