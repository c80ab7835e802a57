import type { Order } from '@shop/contracts';
import { type OrderStatus, offeredOrderStatuses, orderStatusLabels } from '@shop/shop-rules/order-status';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { texts } from '../../texts/fi.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { Select } from '../../ui/Select.tsx';
import { isGivenUp, changeQuestion } from '../warnings/change-warnings.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import css from './StatusForm.module.css';
import type { Moved } from './UndoMove.tsx';
import { useMoveOrder } from './use-move-order.ts';
import type { TrackingCode } from '../edit/use-tracking-code.ts';

type Props = {
  order: OrderRecord;
  /** Saved before the move, because the shipping email contains the code. */
  tracking: TrackingCode;
  onStale: (seenVersion: number) => void;
  onChanged: (moved?: Moved) => void;
  /** A paid order was rejected: a refund is due. */
  onRejected: (version: number) => void;
};

/** Confirms unusual moves first. */
export function StatusForm({ order, tracking, onStale, onChanged, onRejected }: Props) {
  const form = useForm<{ status: OrderStatus }>({ defaultValues: { status: order.orderStatus } });
  const status = useWatch({ control: form.control, name: 'status' });
  const [question, setQuestion] = useState<string | null>(null);
  const [seen, setSeen] = useState<number>();
  const givesBack =
    status === 'rejected' && order.orderStatus !== 'rejected' && (order.refundable?.amount ?? 0) > 0;
  const stale = () => {
    setSeen(undefined);
    onStale(seen ?? order.version);
  };
  const changed = ({ version }: Order) => {
    const isForGood = isGivenUp(order, status) || status === order.orderStatus;
    onChanged(isForGood ? undefined : { from: order.orderStatus, to: status, version });
    if (givesBack) onRejected(version);
  };
  const { move, busy } = useMoveOrder({ onStale: stale, onChanged: changed });
  const id = useId();
  const send = async () => {
    setQuestion(null);
    if (!(await tracking.save())) return;
    await move({ id: order.id, orderStatus: status, version: seen ?? order.version });
  };
  const submit = () => {
    const warnings = changeQuestion(order, status);
    if (!warnings) return send();
    setSeen(seen ?? order.version);
    setQuestion(warnings);
  };
  return (
    <Form form={form} className={css.form} onSubmit={submit}>
      <label htmlFor={id}>{texts.order.statusLabel}</label>
      <Select
        className={css.select}
        id={id}
        {...form.register('status', { onChange: () => setSeen(order.version) })}
      >
        <StatusOptions current={order.orderStatus} />
      </Select>
      <Button type="submit" disabled={busy || tracking.busy}>
        {texts.order.update}
      </Button>
      {givesBack ? <p>{texts.order.refundNext}</p> : null}
      <ConfirmDialog
        open={question !== null}
        question={question ?? ''}
        confirm={status === 'rejected' ? texts.orders.reject(1) : texts.order.changeAnyway}
        cancel={texts.order.keepStatus}
        onConfirm={() => void send()}
        onCancel={() => setQuestion(null)}
      />
    </Form>
  );
}

const offered: readonly OrderStatus[] = offeredOrderStatuses;

const optionText = (status: OrderStatus): string => `${orderStatusLabels[status]} – ${status}`;

function StatusOptions({ current }: { current?: OrderStatus }) {
  return (
    <>
      {current && !offered.includes(current) ? (
        <option value={current} disabled hidden>
          {optionText(current)}
        </option>
      ) : null}
      {offered.map((status) => (
        <option key={status} value={status}>
          {optionText(status)}
        </option>
      ))}
    </>
  );
}
