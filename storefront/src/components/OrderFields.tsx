import { Field } from './ui/Field.tsx';

type OrderFieldValues = { orderID?: string | undefined; email?: string | undefined };

type Props = {
  texts: { orderID: string; orderHint: string; email: string; emailHint: string };
  typed: OrderFieldValues;
  errors: Record<string, string | undefined>;
  /** A buyer who is logged in may leave the address out. */
  needsEmail: boolean;
  onChangeField: (field: string) => void;
};

export function OrderFields({ texts, typed, errors, needsEmail, onChangeField }: Props) {
  return (
    <>
      <Field
        name="orderID"
        label={texts.orderID}
        hint={texts.orderHint}
        error={errors['orderID']}
        defaultValue={typed.orderID}
        onInput={() => onChangeField('orderID')}
        required
        maxLength={64}
      />
      <Field
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        error={errors['email']}
        defaultValue={typed.email}
        onInput={() => onChangeField('email')}
        autoComplete="email"
        required={needsEmail}
        maxLength={254}
      />
    </>
  );
}
