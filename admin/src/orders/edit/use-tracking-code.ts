import { useLayoutEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useUnsaved } from '../../ui/unsaved-changes.ts';
import { useOrderWrites } from './use-order-writes.ts';

export function useTrackingCode(order: OrderRecord) {
  const saved = order.trackingCode;
  const form = useForm({ defaultValues: { trackingCode: saved } });
  const code = useWatch({ control: form.control, name: 'trackingCode' });
  const [seen, setSeen] = useState<string>();
  const { setTrackingCode, busy } = useOrderWrites(order, form);
  const isSaved = code.trim() === saved;
  useUnsaved(!isSaved);
  const savedBefore = useRef(saved);
  useLayoutEffect(() => {
    if (form.getValues('trackingCode') === savedBefore.current) form.setValue('trackingCode', saved);
    savedBefore.current = saved;
  }, [form, saved]);
  const type = () => setSeen(isSaved ? saved : (seen ?? saved));
  /** @returns whether the typed code is saved, also without a change */
  const save = async (): Promise<boolean> => {
    if (isSaved) return true;
    const isTaken = await setTrackingCode(code.trim(), seen ?? saved);
    // Refuse once when another admin saved a code meanwhile; the next try has seen it.
    if (!isTaken) setSeen(undefined);
    return isTaken;
  };
  return { isSaved, type, save, busy, form };
}

export type TrackingCode = ReturnType<typeof useTrackingCode>;
