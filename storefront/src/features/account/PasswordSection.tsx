import { ownAccount } from '../../texts/fi/own-account.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { FoldedForm } from './FoldedForm.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { savePassword } from './own-account-store.ts';

const texts = ownAccount.password;

export function PasswordSection() {
  const send = ({ currentPassword = '', password = '' }: Record<string, string>) =>
    savePassword({ currentPassword, password });
  return (
    <section aria-labelledby="own-password">
      <h2 id="own-password">{texts.title}</h2>
      <div className="own-account-part">
        <p>{texts.lead}</p>
        <FoldedForm open={texts.change} submit={texts.submit} onSend={send}>
          {(errors) => (
            <>
              <CurrentPasswordField error={errors['currentPassword']} />
              <NewPasswordField error={errors['password']} />
            </>
          )}
        </FoldedForm>
      </div>
    </section>
  );
}
