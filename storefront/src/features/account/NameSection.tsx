import type { OwnAccount } from '@shop/contracts/account';
import { Field } from '../../components/ui/Field.tsx';
import { ownAccount } from '../../texts/fi/own-account.ts';
import { FoldedForm } from './FoldedForm.tsx';
import { saveName } from './own-account-store.ts';

const texts = ownAccount.name;

export function NameSection({ own }: { own: OwnAccount }) {
  return (
    <section aria-labelledby="own-name">
      <h2 id="own-name">{texts.title}</h2>
      <div className="own-account-part">
        <p className="own-account-fact">{own.userName}</p>
        <FoldedForm
          open={texts.change}
          submit={texts.submit}
          onSend={({ userName = '' }) => saveName(userName)}
        >
          {(errors) => (
            <Field
              label={texts.field}
              name="userName"
              autoComplete="name"
              maxLength={60}
              defaultValue={own.userName}
              error={errors['userName']}
            />
          )}
        </FoldedForm>
      </div>
    </section>
  );
}
