import type { ImageDeps } from './open-images.ts';

/** An upload, and a size of a picture, take seconds; after an hour nobody is at them any more. */
const OLD_MS = 3_600_000;

/** Removes the files that killed processes have left half-written. */
export async function clearLeftovers({
  files,
  now,
  logger,
}: Pick<ImageDeps, 'files' | 'now' | 'logger'>): Promise<void> {
  const cleared = await files.clearLeftovers(new Date(now().getTime() - OLD_MS));
  if (cleared > 0) logger.info({ cleared }, 'half-written files of killed processes were removed');
}
