import { Field } from '../../components/ui/Field.tsx';
import { ownAccount } from '../../texts/fi/own-account.ts';

type Props = { hint?: string; error: string | undefined };

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
