import type { AdminReview } from '@shop/contracts';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { reviewTexts as words } from '../texts/reviews.ts';
import dialog from '../ui/ConfirmDialog.module.css';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { Form } from '../ui/Form.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useReviewCall } from './use-review-call.ts';

type Props = { review: AdminReview; onClose: () => void };

export function AnswerDialog({ review, onClose }: Props) {
  const title = useId();
  const form = useForm({ defaultValues: { text: review.reply?.text ?? '' } });
  const { call, busy } = useReviewCall(review, form);
  const send = async (values: { text: string }) => {
    if (await call('reply', values)) onClose();
  };
  return (
    <FormDialog open labelledBy={title} onClose={onClose}>
      <Form form={form} onSubmit={send} noValidate>
        <h2 id={title}>{words.by(review.name, review.product)}</h2>
        <div className={dialog.fields}>
          <TextField source="text" label={words.replyLabel} lines={5} maxLength={2000} />
        </div>
        <DialogFoot confirm={words.publish} disabled={busy} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
