import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useFieldErrors } from '../providers/use-field-errors.ts';

type Act = { call: () => Promise<void>; done: string };

/**
 * Makes a call about an account, tells how it went, and looks at the list again.
 * @param fields those that the caller shows with their errors; what else is wrong is told in a toast
 */
export function useAccountCall(onDone?: () => void, fields: readonly string[] = []) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { errors, form, begin, forget } = useFieldErrors(fields);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: Act) => call(),
    onMutate: () => begin(),
    onSuccess: (_answer, { done }, attempt) => {
      notify(done, { type: 'success' });
      if (attempt.isOpen()) onDone?.();
    },
    onError: (error, _act, attempt) => attempt?.refuse(error),
    onSettled: () => refresh(),
  });
  return { mutate, isPending, errors, form, forget };
}
