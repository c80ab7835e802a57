import { useMutation } from '@tanstack/react-query';
import { useFieldErrors } from '../providers/use-field-errors.ts';

/**
 * Makes one call of the page; what is wrong with a field is told there, everything else in a toast.
 * @param fields those of the form
 */
export function useStep<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => void,
  fields: readonly string[],
) {
  const { errors, form, begin, forget } = useFieldErrors(fields);
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onMutate: () => begin(),
    onSuccess: onDone,
    onError: (error, _input, attempt) => attempt?.refuse(error),
  });
  return { run: mutate, busy: isPending, errors, form, forget };
}
