import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';

type Errors = Record<string, string>;

/** Makes one call of the page; what is wrong with a field is told there, everything else in a toast. */
export function useStep<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const notify = useNotify();
  const [errors, setErrors] = useState<Errors>({});
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onMutate: () => setErrors({}),
    onSuccess: onDone,
    onError: (error) => {
      const body = error instanceof HttpError ? (error.body as { errors?: Errors } | undefined) : undefined;
      if (body?.errors) setErrors(body.errors);
      else notify(error.message, { type: 'error' });
    },
  });
  return { run: mutate, busy: isPending, errors };
}
