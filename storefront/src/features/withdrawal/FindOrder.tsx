import type { WhoseOrder } from '@shop/shop-client';
import { useState, type FormEvent } from 'react';
import { Field } from '../../components/ui/Field.tsx';
import { SubmitButton } from '../../components/ui/SubmitButton.tsx';
import { formText } from '../../lib/form-text.ts';
import { withdrawal } from '../../texts/fi/withdrawal.ts';

const texts = withdrawal.find;

/** The first step: which order it is. */
export function FindOrder({ onFind }: { onFind: (whose: WhoseOrder) => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    await onFind({
      orderID: formText(fields, 'orderID'),
      email: formText(fields, 'email'),
    });
    setBusy(false);
  };
  return (
    <form className="withdrawal" onSubmit={(event) => void submit(event)}>
      <Field name="orderID" label={texts.orderID} hint={texts.orderHint} required maxLength={64} />
      <Field
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        maxLength={254}
      />
      <SubmitButton text={texts.submit} busy={isBusy} />
    </form>
  );
}
