import type { DeadLetterRecord } from '@shop/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import type { DeadLetterList } from '../providers/dead-letters.ts';
import { deadLetterTexts as texts } from '../texts/dead-letters.ts';
import { deadLettersKey } from './use-dead-letters.ts';

/** Gone from the list means applied; tried again and still there means failed. */
export function useReplay(list: DeadLetterList | undefined) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const awaited = useRef(new Map<string, number>());

  useEffect(() => {
    if (!list) return;
    for (const [id, attempts] of awaited.current) {
      const letter = list.letters.find((candidate) => candidate.id === id);
      if (!letter && list.isPartial) continue;
      if (letter && (letter.replaying || letter.attempts === attempts)) continue;
      awaited.current.delete(id);
      notify(letter ? texts.failedAgain : texts.applied, { type: letter ? 'warning' : 'success' });
    }
  }, [list, notify]);

  return useMutation({
    mutationFn: (letter: DeadLetterRecord) => dataProvider.replayDeadLetter(letter),
    onSuccess: (_answer, { id, attempts }) => void awaited.current.set(id, attempts),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deadLettersKey }),
  });
}
