import type { WorkList, WorkPiece } from '@shop/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { workCalls, type WorkChange } from '../providers/work-list.ts';
import { workListTexts as words } from '../texts/work-list.ts';
import { EVERY_MINUTE_MS } from '../ui/every-minute.ts';
import { UNDO_MS, UndoToast } from '../ui/UndoToast.tsx';
import { withChange } from './work-order.ts';

type Change = { piece: WorkPiece; to: WorkChange };

const keyOf = (limit: number) => [...workCalls.key, 'list', limit];

export const useWorkList = (limit: number) =>
  useQuery({
    queryKey: keyOf(limit),
    queryFn: () => workCalls.list(limit),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE_MS,
  });

export function useChangeWork(limit: number): (change: Change) => void {
  const queries = useQueryClient();
  const notify = useNotify();
  const { mutate } = useMutation({
    mutationKey: workCalls.key,
    scope: { id: 'work-list' },
    mutationFn: ({ piece, to }: Change) => workCalls.change(piece, to),
    onSuccess: ({ isToPack }, { piece, to }) => {
      if (!('state' in to)) return;
      void queries.invalidateQueries({ queryKey: ['orders'] });
      if (to.state !== 'ready') return;
      const message = isToPack ? words.toPack(piece.orderNumber) : words.nowReady(piece.title);
      const back = { piece: { ...piece, version: piece.version + 1 }, to: { state: piece.state } };
      notify(<UndoToast message={message} onUndo={() => change(back)} />, { autoHideDuration: UNDO_MS });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      if (queries.isMutating({ mutationKey: workCalls.key }) === 1)
        void queries.invalidateQueries({ queryKey: workCalls.key });
    },
  });
  function change({ piece, to }: Change): void {
    void queries.cancelQueries({ queryKey: workCalls.key });
    queries.setQueryData<WorkList>(
      keyOf(limit),
      (list) => list && { ...list, pieces: withChange(list.pieces, piece.id, to) },
    );
    mutate({ piece, to });
  }
  return change;
}
