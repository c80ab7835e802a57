import { formatEuro } from '@shop/money';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Allowed } from '../../providers/Allowed.tsx';
import { manualOrderCalls } from '../../providers/manual-orders.ts';
import type { ProductRecord } from '../../providers/product-record.ts';
import { settingsCalls } from '../../providers/settings.ts';
import { manualOrderTexts as words } from '../../texts/manual-orders.ts';
import { Form } from '../../ui/Form.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useLeaveWarning, useUnsavedChanges } from '../../ui/unsaved-changes.ts';
import { useServerErrors } from '../../ui/use-server-errors.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import {
  bodyOf,
  emptyOrder,
  errorFields,
  lineOf,
  offeredDelivery,
  readAgain,
  totalsOf,
} from './new-order.ts';
import css from './NewOrder.module.css';
import { OrderedLines } from './OrderedLines.tsx';
import { ProductPicker } from './ProductPicker.tsx';

export default function NewOrder() {
  return (
    <div className={`${css.page} roomForToast`}>
      <PageHeading title={words.open} />
      <Allowed to="orders" otherwise={<p>{words.noRight}</p>}>
        <p className={css.total}>{words.lead}</p>
        <NewOrderForm />
      </Allowed>
    </div>
  );
}

function NewOrderForm() {
  const [key] = useState(() => crypto.randomUUID());
  const [products, setProducts] = useState<ReadonlyMap<string, ProductRecord>>(new Map());
  const { data: settings } = useQuery({ queryKey: settingsCalls.key, queryFn: settingsCalls.get });
  const methods = settings ? offeredDelivery(settings) : [];
  const form = useForm({ defaultValues: emptyOrder });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const { lines, deliveryMethod } = { ...emptyOrder, ...useWatch(form) } as typeof emptyOrder;
  const { errors, isDirty, isSubmitting } = form.formState;
  useLeaveWarning(isDirty);
  const { forget } = useUnsavedChanges();
  const { begin } = useServerErrors(form, errorFields);
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const method = methods.find(({ id }) => id === deliveryMethod);
  const { goodsCents, deliveryFeeCents, totalCents } = totalsOf(lines, products, method);
  const pick = (product: ProductRecord) => {
    setProducts((known) => new Map([...known, [product.id, product]]));
    append(lineOf(product));
    form.clearErrors('lines');
  };
  const refreshPrices = async () => {
    const read = async (ids: string[]) =>
      (await dataProvider.getMany<ProductRecord>('product', { ids })).data;
    const [current] = await Promise.all([
      readAgain(products, read),
      queryClient.invalidateQueries({ queryKey: settingsCalls.key }),
    ]);
    setProducts((known) => new Map([...known, ...current]));
  };
  const place = async (values: typeof emptyOrder) => {
    const attempt = begin();
    try {
      const order = await manualOrderCalls.place(bodyOf(values, totalCents, method), key);
      notify(words.placed, { type: 'success' });
      if (!attempt.isOpen()) return;
      forget();
      void navigate(`/orders/${order.id}`);
    } catch (error) {
      attempt.refuse(error);
      await refreshPrices();
    }
  };
  return (
    <>
      <section className={css.section}>
        <h2>{words.products}</h2>
        <ProductPicker onPick={pick} />
      </section>
      <Form form={form} onSubmit={place} noValidate>
        <OrderedLines lines={fields} products={products} onRemove={remove} />
        {errors.lines?.message ? (
          <p className={css.refusal} role="alert">
            {errors.lines.message}
          </p>
        ) : null}
        <BuyerFields />
        <section className={css.section}>
          <h2>{words.delivery}</h2>
          <div className={css.fields}>
            <DeliveryFields methods={methods} />
            <TextField source="note" label={words.note} help={words.noteHelp} lines={2} maxLength={1000} />
          </div>
        </section>
        <p className={css.quiet}>{words.totals(formatEuro(goodsCents), formatEuro(deliveryFeeCents))}</p>
        <p className={css.total} aria-live="polite">
          {words.total(formatEuro(totalCents))}
        </p>
        <Button type="submit" disabled={isSubmitting}>
          {words.place}
        </Button>
      </Form>
    </>
  );
}

function BuyerFields() {
  const { name, email, phone, address, postcode, city, notes } = words.fields;
  return (
    <section className={css.section}>
      <h2>{words.buyer}</h2>
      <div className={css.fields}>
        <TextField source="name" label={name} maxLength={80} />
        <TextField source="email" label={email} help={words.emailHelp} inputMode="email" maxLength={254} />
        <TextField source="phone" label={phone} inputMode="tel" maxLength={30} />
        <TextField source="address" label={address} maxLength={120} />
        <div className={css.two}>
          <TextField source="postcode" label={postcode} inputMode="numeric" maxLength={10} />
          <TextField source="city" label={city} maxLength={60} />
        </div>
        <TextField source="notes" label={notes} maxLength={500} />
      </div>
    </section>
  );
}
