import { Field } from '../../components/ui/Field.tsx';
import { ownAccount } from '../../texts/fi/own-account.ts';

type Props = { hint?: string; error: string | undefined };

/** The field for the password as it is now, without which nothing of an account changes. */
export function CurrentPasswordField(props: Props) {
  return (
    <Field
      label={ownAccount.currentPassword}
      name="currentPassword"
      type="password"
      autoComplete="current-password"
      {...props}
    />
  );
}
