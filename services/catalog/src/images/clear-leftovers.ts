import type { ImageDeps } from './open-images.ts';

/** Longer than any upload or encoding takes. */
const OLD_MS = 3_600_000;

/** Removes half-written files of killed processes. */
export async function clearLeftovers({
  files,
  now,
  logger,
}: Pick<ImageDeps, 'files' | 'now' | 'logger'>): Promise<void> {
  const cleared = await files.clearLeftovers(new Date(now().getTime() - OLD_MS));
  if (cleared > 0) logger.info({ cleared }, 'half-written files of killed processes were removed');
}
