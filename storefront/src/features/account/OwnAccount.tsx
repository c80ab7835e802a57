import { useStore } from '@nanostores/react';
import type { OwnAccount as Account } from '@shop/contracts/account';
import { useEffect, type ReactNode } from 'react';
import { useServerValue } from '../../components/ui/use-server-value.ts';
import { ownCopyPath } from '@shop/shop-client';
import { onReturn } from '../../lib/browser/on-return.ts';
import { account } from '../../texts/fi/account.ts';
import { ownAccount as texts } from '../../texts/fi/own-account.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { EmailSection } from './EmailSection.tsx';
import { FoldedForm } from './FoldedForm.tsx';
import { NameSection } from './NameSection.tsx';
import { $ownAccount, $ownAccountFailed, leave, loadOwnAccount } from './own-account-store.ts';
import './own-account.css';
import { PasswordSection } from './PasswordSection.tsx';
import { RemindersSection } from './RemindersSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

type Props = {
  first: Account | null;
  notices: ReactNode;
  takesReviews: boolean;
  wantsReminders: boolean | null;
};

export function OwnAccount({ first, notices, takesReviews, wantsReminders }: Props) {
  const own = useServerValue($ownAccount, first);
  const failed = useStore($ownAccountFailed, { ssr: 'initial' });
  useEffect(() => {
    void loadOwnAccount();
    return onReturn(() => void loadOwnAccount());
  }, []);
  if (own) {
    return (
      <div className="own-account">
        <NameSection own={own} />
        <EmailSection own={own} />
        <PasswordSection />
        <SessionsSection sessions={own.sessions} />
        {notices}
        {takesReviews && <RemindersSection first={wantsReminders} />}
        <CopySection />
        <LeaveSection />
      </div>
    );
  }
  return failed ? (
    <div className="waiting">
      <p>{texts.away}</p>
      <button type="button" className="link" onClick={() => void loadOwnAccount()}>
        {texts.retry}
      </button>
    </div>
  ) : (
    <output className="waiting">
      <span className="spinner" />
      <span className="sr">{account.loading}</span>
    </output>
  );
}

function CopySection() {
  return (
    <section aria-labelledby="own-copy">
      <h2 id="own-copy">{texts.copy.title}</h2>
      <div className="own-account-part">
        <p>{texts.copy.lead}</p>
        <a className="button secondary" href={ownCopyPath} download>
          {texts.copy.download}
        </a>
      </div>
    </section>
  );
}

function LeaveSection() {
  return (
    <section aria-labelledby="own-leave">
      <h2 id="own-leave">{texts.leave.title}</h2>
      <div className="own-account-part">
        <p>{texts.leave.lead}</p>
        <FoldedForm
          open={texts.leave.open}
          submit={texts.leave.submit}
          onSend={({ currentPassword = '', reviews, code }) =>
            leave({ currentPassword, reviews: reviews === 'remove' ? 'remove' : 'keep' }, code)
          }
        >
          {(errors) => (
            <>
              <div className="field">
                <label htmlFor="leave-reviews">{texts.leave.reviews}</label>
                <select className="input" id="leave-reviews" name="reviews">
                  <option value="keep">{texts.leave.keepReviews}</option>
                  <option value="remove">{texts.leave.removeReviews}</option>
                </select>
              </div>
              <CurrentPasswordField hint={texts.leave.hint} error={errors['currentPassword']} />
            </>
          )}
        </FoldedForm>
      </div>
    </section>
  );
}
