import { useEffect, useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router';
import { texts } from '../../texts/fi.ts';
import { SideSheet } from '../../ui/SideSheet.tsx';
import { useLast } from '../../ui/use-last.ts';
import { OrderDetails } from './OrderDetails.tsx';
import type { OrderRecord } from '../../providers/order-record.ts';
import { OrderSheetActions } from './OrderSheetActions.tsx';

/** A refund reaches its provider within moments. */
const REFUND_POLL_MS = 1_500;
const pauseWhile = (order: OrderRecord | undefined): number | false =>
  order?.refundLog?.some(({ state }) => state === 'requested') ? REFUND_POLL_MS : false;

export function OrderSheet() {
  const id = useMatch('/orders/:id')?.params.id;
  const navigate = useNavigate();
  const notify = useNotify();
  const { search } = useLocation();
  const { data, error } = useGetOne<OrderRecord>(
    'orders',
    { id: id ?? '', meta: 'sheet' },
    { enabled: id !== undefined, gcTime: 0, refetchInterval: ({ state }) => pauseWhile(state.data) },
  );
  const order = id === undefined ? undefined : data;
  const shown = useLast(order);
  // Stays open between orders, so that the focus stays.
  const [isOpen, setOpen] = useState(false);
  const stays = id !== undefined && (isOpen || order !== undefined);
  if (stays !== isOpen) setOpen(stays);
  const close = () => void navigate({ pathname: '/orders', search });

  useEffect(() => {
    // Keep an open order on a failed refetch.
    if (!error || data || id === undefined) return;
    notify(texts.order.failed, { type: 'error' });
    void navigate({ pathname: '/orders', search }, { replace: true });
  }, [data, error, id, navigate, notify, search]);

  return (
    <SideSheet
      open={stays}
      title={texts.order.heading}
      width={944}
      actions={shown ? <OrderSheetActions order={shown} /> : null}
      onClose={close}
    >
      {shown ? <OrderDetails key={shown.id} order={shown} /> : null}
    </SideSheet>
  );
}
