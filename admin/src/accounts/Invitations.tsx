import type { PendingInvitation } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { momentText } from '../format/format-text.ts';
import { accountCalls } from '../providers/accounts.ts';
import { accountTexts as texts } from '../texts/accounts.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmailAddress } from '../ui/EmailAddress.tsx';
import entries from '../ui/Entries.module.css';
import { ListFailure } from '../ui/ListFailure.tsx';
import { useAccountCall } from './use-account-call.ts';

export function Invitations() {
  const heading = useId();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['accounts', 'invitations'],
    queryFn: accountCalls.invitations,
  });
  if (data.length === 0 && !error) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{texts.invitations}</h2>
      {error ? <ListFailure onRetry={() => void refetch()} /> : null}
      <ul>
        {data.map((invitation) => (
          <InvitationRow key={invitation.email} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation }: { invitation: PendingInvitation }) {
  const title = useId();
  const [isRevoking, setRevoking] = useState(false);
  const { mutate, isPending } = useAccountCall(() => setRevoking(false));
  const { email, rights, invitedBy, expiresAt } = invitation;
  return (
    <li className={entries.row}>
      <div className={entries.text}>
        <p id={title}>
          <EmailAddress>{email}</EmailAddress>
        </p>
        <p className={entries.facts}>
          <span>{texts.rights[rights]}</span>
          <span>{texts.invitedBy(invitedBy)}</span>
          <span>{texts.validUntil(momentText(expiresAt))}</span>
        </p>
      </div>
      <div className={entries.actions}>
        <Button
          variant="text"
          disabled={isPending}
          aria-describedby={title}
          onClick={() => mutate({ call: () => accountCalls.invite(email, rights), done: texts.invited })}
        >
          {texts.resendInvitation}
        </Button>
        <Button
          variant="text"
          disabled={isPending}
          aria-describedby={title}
          onClick={() => setRevoking(true)}
        >
          {texts.revoke}
        </Button>
      </div>
      <ConfirmDialog
        open={isRevoking}
        question={texts.revokeQuestion(email)}
        confirm={texts.revoke}
        busy={isPending}
        onConfirm={() => mutate({ call: () => accountCalls.revoke(invitation), done: texts.revoked })}
        onCancel={() => setRevoking(false)}
      >
        {texts.revokeLine}
      </ConfirmDialog>
    </li>
  );
}
