import type { AdminReview } from '@shop/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { splitErrors } from '../providers/field-errors.ts';
import { reviewCalls } from '../providers/reviews.ts';
import { showErrors } from '../ui/Form.tsx';

type Action = Parameters<typeof reviewCalls.change>[1];

export function useReviewCall<Values extends FieldValues>(
  { id, version }: Pick<AdminReview, 'id' | 'version'>,
  form?: UseFormReturn<Values>,
): { call: (action: Action, body: object) => Promise<boolean>; busy: boolean } {
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ action, body }: { action: Action; body: object }) =>
      reviewCalls.change(id, action, { version, ...body }),
    onSettled: () => queries.invalidateQueries({ queryKey: reviewCalls.key }),
  });
  const call = async (action: Action, body: object): Promise<boolean> => {
    try {
      notify(await mutateAsync({ action, body }), { type: 'success' });
      return true;
    } catch (error) {
      const { atFields, otherwise } = splitErrors(error, ['text', 'reason']);
      if (form) showErrors(form, atFields);
      if (otherwise) notify(otherwise, { type: 'error' });
      return false;
    }
  };
  return { call, busy: isPending };
}
