import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { download } from '../providers/download.ts';

export function DownloadButton({ url, children }: { url: string; children: ReactNode }) {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(url),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  // The browser's own download cannot ask for a second-factor code.
  const save = (event: MouseEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <Button variant="outlined" href={url} download aria-busy={isPending} onClick={save}>
      {children}
    </Button>
  );
}
