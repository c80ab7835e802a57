import type { Saga, StoredOrder } from './order.ts';

/** An order that stands in the middle of a step for so long was left by a process that died. */
const STUCK_MS = 20_000;
/** A checkout call that is still reserving after this has been given up by its browser. */
const RESERVING_MS = 60_000;

/** Moves an order's saga, and says when the sweeper has to look at it if nobody else does. */
export function enter(
  saga: Saga,
  order: Pick<StoredOrder, 'expiresAt'>,
  now: Date,
): Pick<StoredOrder, 'saga' | 'dueAt'> {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const due: Record<Saga, Date | null> = {
    reserving: after(RESERVING_MS),
    reserved: order.expiresAt,
    closing: after(STUCK_MS),
    releasing: after(STUCK_MS),
    released: null,
    're-reserving': after(STUCK_MS),
    committing: after(STUCK_MS),
    committed: null,
    held: null,
  };
  return { saga, dueAt: due[saga] };
}
