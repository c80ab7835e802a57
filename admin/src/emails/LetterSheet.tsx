import type { WholeLetter } from '@shop/contracts';
import { useEffect } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router';
import { lookAgain } from '../providers/letter-queue.ts';
import { texts } from '../texts/fi.ts';
import { SideSheet } from '../ui/SideSheet.tsx';
import { useLast } from '../ui/use-last.ts';
import { LetterDetails } from './LetterDetails.tsx';

/** The letter that the address names, over the list. */
export function LetterSheet() {
  const id = useMatch('/letters/:id')?.params.id;
  const navigate = useNavigate();
  const notify = useNotify();
  const { search } = useLocation();
  const { data, error } = useGetOne<WholeLetter>(
    'letters',
    { id: id ?? '', meta: 'sheet' },
    {
      enabled: id !== undefined,
      gcTime: 0,
      refetchInterval: ({ state }) => lookAgain(state.data && [state.data]),
    },
  );
  const letter = id === undefined ? undefined : data;
  const shown = useLast(letter);
  const close = () => void navigate({ pathname: '/letters', search });

  useEffect(() => {
    if (!error || data || id === undefined) return;
    notify(texts.letters.failed, { type: 'error' });
    void navigate({ pathname: '/letters', search }, { replace: true });
  }, [data, error, id, navigate, notify, search]);

  return (
    <SideSheet
      open={letter !== undefined}
      title={shown ? texts.letters.kinds[shown.kind] : texts.letters.one}
      width={720}
      onClose={close}
    >
      {shown ? <LetterDetails key={shown.id} letter={shown} /> : null}
    </SideSheet>
  );
}
