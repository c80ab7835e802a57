import { useLayoutEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useUnsaved } from '../../ui/unsaved-changes.ts';
import { useOrderWrites } from './use-order-writes.ts';

/** By which code a parcel can be followed, as it is typed. What is typed stays until it is saved. */
export function useTrackingCode(order: OrderRecord) {
  const saved = order.trackingCode;
  const form = useForm({ defaultValues: { trackingCode: saved } });
  const code = useWatch({ control: form.control, name: 'trackingCode' });
  /** The saved code when the typing began. */
  const [seen, setSeen] = useState<string>();
  const { setTrackingCode, busy } = useOrderWrites(order, form);
  const isSaved = code.trim() === saved;
  useUnsaved(!isSaved);
  const savedBefore = useRef(saved);
  // An untouched field follows the order.
  useLayoutEffect(() => {
    if (form.getValues('trackingCode') === savedBefore.current) form.setValue('trackingCode', saved);
    savedBefore.current = saved;
  }, [form, saved]);
  const type = () => setSeen(isSaved ? saved : (seen ?? saved));
  /** @returns whether the code is saved, as one is that nobody has changed */
  const save = async (): Promise<boolean> => {
    if (isSaved) return true;
    const isTaken = await setTrackingCode(code.trim(), seen ?? saved);
    // A code that somebody saved while this one was typed is refused once, and seen at the next try.
    if (!isTaken) setSeen(undefined);
    return isTaken;
  };
  return { isSaved, type, save, busy, form };
}

export type TrackingCode = ReturnType<typeof useTrackingCode>;
