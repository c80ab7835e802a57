import { useStore } from '@nanostores/react';
import type { OwnAccount as Account } from '@shop/contracts/account';
import { useEffect } from 'react';
import { useFirst } from '../../components/ui/use-server-value.ts';
import { onReturn } from '../../lib/browser/on-return.ts';
import { account } from '../../texts/fi/account.ts';
import { ownAccount as texts } from '../../texts/fi/own-account.ts';
import { CopySection } from './CopySection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LeaveSection } from './LeaveSection.tsx';
import { NameSection } from './NameSection.tsx';
import { $ownAccount, $ownAccountFailed, loadOwnAccount } from './own-account-store.ts';
import './own-account.css';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

export function OwnAccount({ first }: { first: Account | null }) {
  const own = useFirst($ownAccount, first);
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
