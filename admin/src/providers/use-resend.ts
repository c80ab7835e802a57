import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { texts } from '../texts/fi.ts';
import type { ShopDataProvider } from './data-provider.ts';

export function useResend() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (id: string) => dataProvider.resendEmail(id),
    onSuccess: () => notify(texts.emails.resent, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['letters'] }),
  });
}
