import Button from '@mui/material/Button';
import type { ReviewedMoney } from '@shop/contracts';
import { formatMoney } from '@shop/money';
import { useState } from 'react';
import { texts } from '../../texts/fi.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useRefund } from '../refunds/use-refund.ts';

type Props = { order: OrderRecord; money: ReviewedMoney };
const words = texts.refunds;

export function ReviewedRefund({ order, money: { paymentId, amount, currency } }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { refund, busy } = useRefund(order.id);
  const isUnderWay = order.refundLog?.some((refund) => refund.paymentId === paymentId);
  if (!amount || isUnderWay) return null;
  const sum = formatMoney(Math.round(amount * 100), currency);
  const send = async () => {
    if (await refund({ version: order.version, kind: 'whole', paymentId })) setAsked(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {words.send(sum)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        question={words.question(sum)}
        confirm={words.send(sum)}
        cancel={words.doNotRefund}
        busy={busy}
        onConfirm={() => void send()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
