import type { FormEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { ProductFormValues, SaveIntent } from '../values/product-form.ts';
import { useMay } from '../../providers/use-may.ts';
import { Form } from '../../ui/Form.tsx';
import { FormLock } from '../../ui/FormLock.tsx';
import css from './ProductForm.module.css';
import { ProductFormBody } from './ProductFormBody.tsx';

/** Answers the errors by field, or undefined once it is saved. */
type Save = (values: ProductFormValues, intent: SaveIntent) => Promise<Record<string, string> | undefined>;

type Props = {
  /** The product's id; a new one has none. */
  id?: string;
  record: ProductFormValues;
  /** 'Add' or 'Edit'. */
  submit: string;
  /** What the second button does to the product's visibility. */
  aside: 'asDraft' | 'toDraft' | 'publish';
  /** The ledger of a product that is in the shop already. */
  stockBook?: ReactNode;
  onSave: Save;
  /** While something else needs an answer; what was typed stays. */
  hidden?: boolean;
};

/** The product's form, the same for a new one and an old one. */
export function ProductForm({ id, record, submit, aside, stockBook, onSave, hidden = false }: Props) {
  const form = useForm({ defaultValues: record });
  const mayChange = useMay('products');
  return (
    <div className={css.frame} hidden={hidden}>
      <Form
        form={form}
        className={css.form}
        noValidate
        onSubmit={(values, event) => onSave(values, intentOf(event))}
      >
        <FormLock className={css.lock} mayChange={mayChange}>
          <ProductFormBody id={id} submit={submit} aside={aside} stockBook={stockBook} />
        </FormLock>
      </Form>
    </div>
  );
}

/** The second button carries its state as its value. */
function intentOf({ nativeEvent }: FormEvent): SaveIntent {
  const { submitter } = nativeEvent as SubmitEvent;
  const state = submitter instanceof HTMLButtonElement ? submitter.value : '';
  return state === 'draft' || state === 'published' ? { state } : {};
}
