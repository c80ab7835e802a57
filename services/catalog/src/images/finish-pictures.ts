import { imageUploaded, newEvent } from '@shop/events';
import type { ImageDeps } from './open-images.ts';

/** By then a worker has acknowledged the event, or it waits in the document. */
const STUCK_MS = 300_000;
const MOST_SENDINGS = 3;
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

export async function makeAgain(
  { assets, events }: Pick<ImageDeps, 'assets' | 'events'>,
  assetId: string,
): Promise<void> {
  const event = newEvent(imageUploaded, { assetId }, PRIORITY);
  if (await assets.makeAgain(assetId, event)) events.relay.send(event);
}
