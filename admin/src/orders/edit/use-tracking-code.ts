import { useLayoutEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useLeaveWarning } from '../../ui/unsaved-changes.ts';
import { useOrderWrites } from './use-order-writes.ts';

export function useTrackingCode(order: OrderRecord) {
  const saved = order.trackingCode;
  const form = useForm({ defaultValues: { trackingCode: saved } });
  const code = useWatch({ control: form.control, name: 'trackingCode' });
  const [seen, setSeen] = useState<string>();
  const { setTrackingCode, busy } = useOrderWrites(order, form);
  const isSaved = code.trim() === saved;
  useLeaveWarning(!isSaved);
  const savedBefore = useRef(saved);
  useLayoutEffect(() => {
    if (form.getValues('trackingCode') === savedBefore.current) form.setValue('trackingCode', saved);
    savedBefore.current = saved;
  }, [form, saved]);
  const onType = () => setSeen(isSaved ? saved : (seen ?? saved));
  /** @returns whether the code is saved, also without a change */
  const save = async (): Promise<boolean> => {
    if (isSaved) return true;
    const isTaken = await setTrackingCode(code.trim(), seen ?? saved);
    // Another admin saved a code meanwhile: refused once, so that this admin sees it.
    if (!isTaken) setSeen(undefined);
    return isTaken;
  };
  return { isSaved, onType, save, busy, form };
}

export type TrackingCode = ReturnType<typeof useTrackingCode>;
