import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';

type Act = { call: () => Promise<void>; done: string };

/** Makes a call about an account, tells how it went, and looks at the list again. */
export function useAccountCall(onDone?: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ call }: Act) => call(),
    onSuccess: (_answer, { done }) => {
      notify(done, { type: 'success' });
      onDone?.();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => refresh(),
  });
}
