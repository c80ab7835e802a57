import type { DeadLetterRecord } from '@shop/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { deadLetterTexts as texts } from '../texts/dead-letters.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useLast } from '../ui/use-last.ts';
import { lostText } from './dead-letter-text.ts';
import { deadLettersKey } from './use-dead-letters.ts';

type Props = { letter: DeadLetterRecord | undefined; onDone: () => void };

export function DiscardDeadLetter({ letter, onDone }: Props) {
  const shown = useLast(letter);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (discarded: DeadLetterRecord) => dataProvider.discardDeadLetter(discarded),
    onSuccess: () => notify(texts.discarded, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      onDone();
      return queryClient.invalidateQueries({ queryKey: deadLettersKey });
    },
  });
  return (
    <ConfirmDialog
      open={letter !== undefined}
      question={texts.discardQuestion}
      confirm={texts.discardConfirm}
      busy={isPending}
      onConfirm={() => letter && mutate(letter)}
      onCancel={onDone}
    >
      {shown ? texts.discardLine(lostText(shown)) : null}
    </ConfirmDialog>
  );
}
