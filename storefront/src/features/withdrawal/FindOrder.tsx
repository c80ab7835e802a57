import type { OrderAccess } from '@shop/shop-client';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { OrderFields } from '../../components/OrderFields.tsx';
import { SubmitButton } from '../../components/ui/SubmitButton.tsx';
import { focusWrong } from '../../lib/forms/focus-wrong.ts';
import { formText } from '../../lib/forms/form-text.ts';
import { paths } from '../../lib/routing/paths.ts';
import { withdrawal } from '../../texts/fi/withdrawal.ts';
import type { FieldErrors } from './initial-state.ts';

const texts = withdrawal.find;

type Props = {
  errors: FieldErrors;
  typed: OrderAccess;
  takesFocus: boolean;
  onFind: (access: OrderAccess) => Promise<FieldErrors>;
  onChangeField: (field: string) => void;
};

export function FindOrder({ errors, typed, takesFocus, onFind, onChangeField }: Props) {
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
  }, [takesFocus]);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const sent = event.currentTarget;
    const fields = new FormData(sent);
    setBusy(true);
    const access = { orderID: formText(fields, 'orderID'), email: formText(fields, 'email') };
    const found = await onFind(access);
    setBusy(false);
    focusWrong(sent, found);
  };
  return (
    <form
      ref={form}
      className="withdrawal"
      method="post"
      action={paths.withdrawal}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="step" value="find" />
      <OrderFields
        texts={texts}
        typed={typed}
        errors={errors}
        needsEmail={false}
        onChangeField={onChangeField}
      />
      <SubmitButton text={texts.submit} busy={isBusy} />
    </form>
  );
}
