import type { AdminReview } from '@shop/contracts';
import { hideReasonLabels, hideReasons, type HideReason } from '@shop/shop-rules/product-reviews';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { reviewTexts as words } from '../texts/reviews.ts';
import dialog from '../ui/ConfirmDialog.module.css';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { Form } from '../ui/Form.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { useReviewCall } from './use-review-call.ts';

type Props = { review: AdminReview; onClose: () => void };

const choices = hideReasons.map((id) => ({ id, label: hideReasonLabels[id] }));

export function HideDialog({ review, onClose }: Props) {
  const title = useId();
  const form = useForm<{ reason: HideReason }>({ defaultValues: { reason: hideReasons[0] } });
  const { call, busy } = useReviewCall(review, form);
  const send = async (values: { reason: HideReason }) => {
    if (await call('hide', values)) onClose();
  };
  return (
    <FormDialog open labelledBy={title} onClose={onClose}>
      <Form form={form} onSubmit={send} noValidate>
        <h2 id={title}>{words.hideTitle}</h2>
        <div className={dialog.fields}>
          <SelectField source="reason" label={words.hideReason} help={words.hideHelp} choices={choices} />
        </div>
        <DialogFoot confirm={words.hide} disabled={busy} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
