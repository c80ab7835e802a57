import { adminRights, type AdminRights } from '@shop/shop-rules/rights';
import type { AccountRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { dateText } from '../format/format-text.ts';
import { accountCalls } from '../providers/accounts.ts';
import { accountTexts as texts } from '../texts/accounts.ts';
import { EmailAddress } from '../ui/EmailAddress.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import entries from '../ui/Entries.module.css';
import { Select } from '../ui/Select.tsx';
import { useLast } from '../ui/use-last.ts';
import css from './AccountRow.module.css';
import { useAccountCall } from './use-account-call.ts';

const NONE = 'none';

export function AccountRow({ account }: { account: AccountRecord }) {
  const title = useId();
  const [asked, setAsked] = useState<AdminRights | typeof NONE | 'remove'>();
  const { identity } = useGetIdentity();
  const { mutate, isPending } = useAccountCall(() => setAsked(undefined));
  const { userName, email, rights, isConfirmed, createdAt, sessions } = account;
  const act = (call: () => Promise<void>, done: string) => () => mutate({ call, done });
  // Not `disabled` during the call: the focus would be lost to the second-factor dialog.
  const choose = (chosen: string): void => {
    if (isPending) return;
    setAsked(chosen as AdminRights | typeof NONE);
  };
  const wanted = useLast(adminRights.find((id) => id === asked));
  const ownLine = identity?.id === account.id ? <p>{texts.ownLine}</p> : null;
  return (
    <li className={entries.row} aria-labelledby={title}>
      <div className={entries.text}>
        <h2 id={title}>{userName}</h2>
        <p>
          <EmailAddress>{email}</EmailAddress>
        </p>
        <p className={entries.facts}>
          {isConfirmed ? null : <span>{texts.unconfirmed}</span>}
          <span>{texts.sessions(sessions)}</span>
          <span>{texts.since(dateText(createdAt))}</span>
        </p>
      </div>
      <div className={`${entries.actions} ${css.actions}`}>
        {rights ? (
          <Select
            className={css.rights ?? ''}
            aria-label={texts.rightsOf(userName)}
            value={rights}
            aria-busy={isPending}
            onChange={(event) => choose(event.target.value)}
          >
            {adminRights.map((id) => (
              <option key={id} value={id}>
                {texts.rights[id]}
              </option>
            ))}
            <option value={NONE}>{texts.takeOut}</option>
          </Select>
        ) : null}
        <Button
          variant="text"
          disabled={isPending || sessions === 0}
          aria-describedby={title}
          onClick={act(() => accountCalls.endSessions(account), texts.ended)}
        >
          {texts.endSessions}
        </Button>
        <Button
          variant="text"
          disabled={isPending}
          aria-describedby={title}
          onClick={act(() => accountCalls.sendPassword(account), texts.sent)}
        >
          {texts.sendPassword}
        </Button>
        <Button
          variant="text"
          disabled={isPending}
          aria-describedby={title}
          onClick={() => setAsked('remove')}
        >
          {texts.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={adminRights.some((id) => id === asked)}
        question={wanted ? texts.changeQuestion(userName, texts.rights[wanted]) : ''}
        confirm={texts.changeYes}
        busy={isPending}
        onConfirm={act(() => accountCalls.giveRights(account, wanted ?? null), texts.changed)}
        onCancel={() => setAsked(undefined)}
      >
        <p>{wanted ? texts.rightsHelp[wanted] : null}</p>
        {ownLine ?? <p>{texts.changeLine}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === NONE}
        question={texts.takeOutQuestion(userName)}
        confirm={texts.takeOutYes}
        busy={isPending}
        onConfirm={act(() => accountCalls.giveRights(account, null), texts.changed)}
        onCancel={() => setAsked(undefined)}
      >
        <p>{texts.takeOutLine}</p>
        {ownLine}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        question={texts.removeQuestion(userName)}
        confirm={texts.removeYes}
        busy={isPending}
        onConfirm={act(() => accountCalls.remove(account), texts.removed)}
        onCancel={() => setAsked(undefined)}
      >
        {texts.removeLine}
      </ConfirmDialog>
    </li>
  );
}
