import type { OwnAccount } from '@shop/contracts/account';
import { Field } from '../../components/ui/Field.tsx';
import { ownAccount } from '../../texts/fi/own-account.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { FoldedForm } from './FoldedForm.tsx';
import { askForEmail, resendConfirmation } from './own-account-store.ts';

const texts = ownAccount.email;

export function EmailSection({ own }: { own: OwnAccount }) {
  const send = ({ email = '', currentPassword = '', code }: Record<string, string>) =>
    askForEmail({ email, currentPassword }, code);
  return (
    <section aria-labelledby="own-email">
      <h2 id="own-email">{texts.title}</h2>
      <div className="own-account-part">
        <p className="own-account-fact">
          {own.email}
          {own.isConfirmed && <span className="own-account-mark">{texts.confirmed}</span>}
        </p>
        {!own.isConfirmed && (
          <p className="own-account-notice">
            {texts.unconfirmed}{' '}
            <button type="button" className="link" onClick={() => void resendConfirmation()}>
              {texts.resend}
            </button>
          </p>
        )}
        <FoldedForm open={texts.change} submit={texts.submit} onSend={send}>
          {(errors) => (
            <>
              <Field
                label={texts.field}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                hint={texts.hint}
                error={errors['email']}
              />
              <CurrentPasswordField error={errors['currentPassword']} />
            </>
          )}
        </FoldedForm>
      </div>
    </section>
  );
}
