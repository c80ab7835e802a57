import { useMutation } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useServerErrors } from '../ui/use-server-errors.ts';

export function useStep<Input, Answer, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  call: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const { begin } = useServerErrors(form);
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onMutate: () => begin(),
    onSuccess: onDone,
    onError: (error, _input, attempt) => attempt?.refuse(error),
  });
  return { run: mutate, busy: isPending };
}
