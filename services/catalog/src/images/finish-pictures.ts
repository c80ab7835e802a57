import { imageUploaded, newEvent } from '@shop/events';
import type { ImageDeps } from './open-images.ts';

/** Whoever makes a picture has put its event away by then, or the event waits in its document. */
const STUCK_MS = 300_000;
const MOST_SENDINGS = 3;
/** Behind what the maker waits for, before a backlog of seeded pictures. */
const PRIORITY = 10;

/**
 * Pictures whose sizes were never made, and of which no event tells any more: after a dead letter that was discarded, or
 * a database that was brought back. Their event is sent again, three times at most; then the picture is given up, which
 * the log and the audit tell. Every write is guarded, so several processes may sweep at once.
 */
export async function finishPictures({
  assets,
  events,
  now,
  logger,
}: Pick<ImageDeps, 'assets' | 'events' | 'now' | 'logger'>): Promise<void> {
  for (const stuck of await assets.findStuck(new Date(now().getTime() - STUCK_MS))) {
    const { _id: assetId, resent = 0 } = stuck;
    if (resent >= MOST_SENDINGS) {
      if (await assets.giveUp(stuck)) logger.error({ assetId }, 'a picture was given up: upload it again');
      continue;
    }
    const event = newEvent(imageUploaded, { assetId }, PRIORITY);
    if (!(await assets.sendAgain(stuck, event, now()))) continue;
    events.relay.send(event);
    logger.warn(
      { assetId, resent: resent + 1 },
      'the sizes of a picture were not made; they are asked for again',
    );
  }
}

/** Has a finished picture made once more, by whoever is first to ask. */
export async function makeAgain(
  { assets, events }: Pick<ImageDeps, 'assets' | 'events'>,
  assetId: string,
): Promise<void> {
  const event = newEvent(imageUploaded, { assetId }, PRIORITY);
  if (await assets.makeAgain(assetId, event)) events.relay.send(event);
}
