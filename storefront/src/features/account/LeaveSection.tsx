import { ownAccount } from '../../texts/fi/own-account.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { FoldedForm } from './FoldedForm.tsx';
import { leave } from './own-account-store.ts';

const texts = ownAccount.leave;

export function LeaveSection() {
  return (
    <section aria-labelledby="own-leave">
      <h2 id="own-leave">{texts.title}</h2>
      <div className="own-account-part">
        <p>{texts.lead}</p>
        <FoldedForm
          open={texts.open}
          submit={texts.submit}
          onSend={({ currentPassword = '', code }) => leave(currentPassword, code)}
        >
          {(errors) => <CurrentPasswordField hint={texts.hint} error={errors['currentPassword']} />}
        </FoldedForm>
      </div>
    </section>
  );
}
