import { useMemo, useState } from 'react';
import { useDataProvider, useNotify, useUpdate } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { useAddressGuard } from '../../ui/use-address-guard.ts';
import { useUnsavedChanges } from '../../ui/unsaved-changes.ts';
import { otherSizeErrors } from '../values/other-size.ts';
import { bodyOf, draftOf, type ProductBody } from '../values/product-body.ts';
import { formErrors } from '../values/product-errors.ts';
import { formOf, type ProductFormValues, type SaveIntent } from '../values/product-form.ts';
import { changedFields, rebaseChanges, seenStock } from '../values/product-changes.ts';
import { ProductConflict } from './ProductConflict.tsx';
import { ProductForm } from './ProductForm.tsx';
import type { ProductRecord } from '../../providers/product-record.ts';
import { fieldErrors, isConflict } from '../../providers/field-errors.ts';
import { StockLedger } from '../stock/StockLedger.tsx';

type Changes = Partial<ProductBody> & SaveIntent;
type Conflict = { mine: Changes; theirs: ProductRecord };
type Props = { product: ProductRecord; onDone: () => void };

/** Shows a newer version beside the opened one instead of overwriting. */
export function EditProduct({ product, onDone }: Props) {
  const [opened, setOpened] = useState(product);
  const [conflict, setConflict] = useState<Conflict>();
  const [update] = useUpdate();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { forget } = useUnsavedChanges();
  const sheet = useAddressGuard();
  const record = useMemo(() => formOf(opened), [opened]);

  const read = (id: string) =>
    dataProvider.getOne<ProductRecord>('product', { id }).then(
      ({ data }) => data,
      () => undefined,
    );
  const send = async (changes: Changes, seen: ProductRecord, form = record) => {
    const { id } = product;
    const isOpen = sheet.begin();
    try {
      await update(
        'product',
        {
          id,
          data: { ...changes, ...seenStock(changes, seen), version: seen.version },
          previousData: opened,
        },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      const theirs = isConflict(error) ? await read(id) : undefined;
      if (theirs) {
        setConflict({ mine: rebaseChanges(changes, seen, theirs), theirs });
        return fieldErrors(error);
      }
      setConflict(undefined);
      notify(error instanceof Error ? error.message : texts.errors.unreachable, { type: 'error' });
      return formErrors(fieldErrors(error), form);
    }
    notify(texts.product.saved, { type: 'success' });
    // A late answer must not close another sheet or discard its text.
    if (isOpen()) {
      forget();
      onDone();
    }
    return undefined;
  };

  const save = async (values: ProductFormValues, intent: SaveIntent) => {
    const wrong = otherSizeErrors(values);
    if (!wrong) {
      const typed = intent.state === 'draft' && opened.state === 'draft' ? draftOf(values) : values;
      return send({ ...changedFields(bodyOf(record), bodyOf(typed)), ...intent }, opened, values);
    }
    notify(wrong.sizes, { type: 'error' });
    return wrong;
  };

  return (
    <>
      <ProductForm
        key={opened.version}
        id={product.id}
        record={record}
        submit={texts.product.edit}
        stockLedger={
          <>
            {opened.waiting ? <p>{texts.products.waiting(opened.waiting)}</p> : null}
            <StockLedger id={product.id} />
          </>
        }
        onSave={save}
        secondAction={opened.state === 'draft' ? 'publish' : 'toDraft'}
        hidden={conflict !== undefined}
      />
      {conflict ? (
        <ProductConflict
          {...conflict}
          key={conflict.theirs.version}
          onKeepMine={() => send(conflict.mine, conflict.theirs)}
          onTakeTheirs={() => {
            setConflict(undefined);
            setOpened(conflict.theirs);
          }}
        />
      ) : null}
    </>
  );
}
