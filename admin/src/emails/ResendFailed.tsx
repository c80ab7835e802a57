import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { Allowed } from '../providers/Allowed.tsx';
import type { ShopDataProvider } from '../providers/data-provider.ts';
import { texts } from '../texts/fi.ts';

export function ResendFailed() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.resendFailedEmails(),
    onSuccess: (count) => notify(texts.emails.resentFailed(count), { type: count > 0 ? 'success' : 'info' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['letters'] }),
  });
  return (
    <Allowed to="letters">
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
        {texts.emails.resendFailed}
      </Button>
    </Allowed>
  );
}
