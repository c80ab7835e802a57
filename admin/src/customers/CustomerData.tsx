import type { CustomerRecord } from '@shop/contracts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { customerCalls } from '../providers/customers.ts';
import { customerTexts } from '../texts/customers.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DownloadButton } from '../ui/DownloadButton.tsx';
import css from './Customers.module.css';

const texts = customerTexts.sheet;

export function CustomerData({ customer, onGone }: { customer: CustomerRecord; onGone: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => customerCalls.erase(customer),
    onSuccess: () => {
      notify(texts.erased, { type: 'success' });
      onGone();
      refresh();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => setAsked(false),
  });
  return (
    <section>
      <h3>{texts.data}</h3>
      <div className={css.actions}>
        <DownloadButton url={customerCalls.copyUrl(customer)}>{texts.copy}</DownloadButton>
        <Button variant="text" onClick={() => setAsked(true)}>
          {texts.erase}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        question={texts.eraseQuestion(customer.userName)}
        confirm={texts.eraseYes}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        {texts.eraseLine}
      </ConfirmDialog>
    </section>
  );
}
