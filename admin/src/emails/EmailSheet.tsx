import type { FullEmail } from '@shop/contracts';
import { useEffect } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router';
import { refetchInterval } from '../providers/email-queue.ts';
import { texts } from '../texts/fi.ts';
import { SideSheet } from '../ui/SideSheet.tsx';
import { useLast } from '../ui/use-last.ts';
import { EmailDetails } from './EmailDetails.tsx';

export function EmailSheet() {
  const id = useMatch('/letters/:id')?.params.id;
  const navigate = useNavigate();
  const notify = useNotify();
  const { search } = useLocation();
  const { data, error } = useGetOne<FullEmail>(
    'letters',
    { id: id ?? '', meta: 'sheet' },
    {
      enabled: id !== undefined,
      gcTime: 0,
      refetchInterval: ({ state }) => refetchInterval(state.data && [state.data]),
    },
  );
  const email = id === undefined ? undefined : data;
  const shown = useLast(email);
  const close = () => void navigate({ pathname: '/letters', search });

  useEffect(() => {
    if (!error || data || id === undefined) return;
    notify(texts.emails.failed, { type: 'error' });
    void navigate({ pathname: '/letters', search }, { replace: true });
  }, [data, error, id, navigate, notify, search]);

  return (
    <SideSheet
      open={email !== undefined}
      title={shown ? texts.emails.kinds[shown.kind] : texts.emails.email}
      width={720}
      onClose={close}
    >
      {shown ? <EmailDetails key={shown.id} email={shown} /> : null}
    </SideSheet>
  );
}
