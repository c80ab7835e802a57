import { useState } from 'react';
import { useUnsaved } from '../../unsaved/unsaved-changes.ts';
import type { OrderRecord } from '../../providers/order-record.ts';
import { useOrderWrites } from './use-order-writes.ts';

/** By which code a parcel can be followed, as it is typed. What is typed stays until it is saved. */
export function useTrackingCode(order: OrderRecord) {
  const [typed, setTyped] = useState<{ text: string; seen?: string }>();
  const { setTrackingCode, busy, errors, form, forget } = useOrderWrites(order);
  const saved = order.trackingCode;
  const code = typed?.text ?? saved;
  const isSaved = code.trim() === saved;
  useUnsaved(!isSaved);
  if (typed?.text === saved) setTyped(undefined);
  const type = (text: string) => {
    setTyped({ text, seen: isSaved ? saved : (typed?.seen ?? saved) });
    forget('trackingCode');
  };
  /** @returns whether the code is saved, as one is that nobody has changed */
  const save = async (): Promise<boolean> => {
    if (isSaved) return true;
    const isTaken = await setTrackingCode(code.trim(), typed?.seen ?? saved);
    // A code that somebody saved while this one was typed is refused once, and seen at the next try.
    if (!isTaken) setTyped({ text: code });
    return isTaken;
  };
  return { code, isSaved, type, save, busy, error: errors['trackingCode'], form };
}

export type TrackingCode = ReturnType<typeof useTrackingCode>;
