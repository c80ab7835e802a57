import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useServerErrors } from '../ui/use-server-errors.ts';

type Act = { call: () => Promise<void>; done: string };

export function useAccountCall<Values extends FieldValues>(onDone: () => void, form?: UseFormReturn<Values>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { begin, close } = useServerErrors(form);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: Act) => call(),
    onMutate: () => begin(),
    onSuccess: (_answer, { done }, attempt) => {
      notify(done, { type: 'success' });
      if (attempt.isOpen()) onDone();
    },
    onError: (error, _act, attempt) => attempt?.refuse(error),
    onSettled: () => refresh(),
  });
  return { mutate, isPending, close };
}
