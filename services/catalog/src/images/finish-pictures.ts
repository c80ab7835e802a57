import { imageUploaded, newEvent } from '@shop/events';
import type { ImageDeps } from './open-images.ts';

/** Age at which an unfinished picture whose event has left the outbox counts as stuck. */
const STUCK_MS = 300_000;
const MAX_RESENDS = 3;
/** After an admin's uploads, before seeded pictures. */
const PRIORITY = 10;

/** Resends the event of unfinished pictures whose event was lost, at most three times, then marks them failed. */
export async function finishPictures({
  assets,
  events,
  now,
  logger,
}: Pick<ImageDeps, 'assets' | 'events' | 'now' | 'logger'>): Promise<void> {
  for (const stuck of await assets.findStuck(new Date(now().getTime() - STUCK_MS))) {
    const { _id: assetId, resent = 0 } = stuck;
    if (resent >= MAX_RESENDS) {
      if (await assets.markFailed(stuck)) logger.error({ assetId }, 'a picture failed: upload it again');
      continue;
    }
    const event = newEvent(imageUploaded, { assetId }, PRIORITY);
    if (!(await assets.resend(stuck, event, now()))) continue;
    events.relay.send(event);
    logger.warn({ assetId, resent: resent + 1 }, 'a picture was not finished; its event is sent again');
  }
}

export async function remakePicture(
  { assets, events }: Pick<ImageDeps, 'assets' | 'events'>,
  assetId: string,
): Promise<void> {
  const event = newEvent(imageUploaded, { assetId }, PRIORITY);
  if (await assets.remake(assetId, event)) events.relay.send(event);
}
