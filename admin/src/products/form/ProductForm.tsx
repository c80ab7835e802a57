import type { FormEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { ProductFormValues, SaveIntent } from '../values/product-form.ts';
import { useMay } from '../../providers/use-may.ts';
import { Form } from '../../ui/Form.tsx';
import { FormLock } from '../../ui/FormLock.tsx';
import css from './ProductForm.module.css';
import { ProductFormBody } from './ProductFormBody.tsx';

/** Returns errors by field, or undefined once saved. */
type Save = (values: ProductFormValues, intent: SaveIntent) => Promise<Record<string, string> | undefined>;

type Props = {
  id?: string;
  record: ProductFormValues;
  submit: string;
  secondAction: 'asDraft' | 'toDraft' | 'publish';
  stockLedger?: ReactNode;
  onSave: Save;
  /** Hidden but mounted while a conflict is shown, so that typed text stays. */
  hidden?: boolean;
};

export function ProductForm({
  id,
  record,
  submit,
  secondAction,
  stockLedger,
  onSave,
  hidden = false,
}: Props) {
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
          <ProductFormBody id={id} submit={submit} secondAction={secondAction} stockLedger={stockLedger} />
        </FormLock>
      </Form>
    </div>
  );
}

function intentOf({ nativeEvent }: FormEvent): SaveIntent {
  const { submitter } = nativeEvent as SubmitEvent;
  const state = submitter instanceof HTMLButtonElement ? submitter.value : '';
  return state === 'draft' || state === 'published' ? { state } : {};
}
