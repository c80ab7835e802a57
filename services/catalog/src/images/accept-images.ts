import { uploadUrl } from '@shop/shop-rules';
import { changedFields } from '@shop/audit-log';
import { imageUploaded, newEvent } from '@shop/events';
import { newId, ShopError } from '@shop/service-kit';
import type { ImageDeps } from './open-images.ts';
import { refusalByHeader, refusedUpload, type ImageRefusal, type SentFile } from './image-refusal.ts';
import { inspect, isRibbon, type Inspection } from './inspect.ts';

/** Smaller is sooner: an admin's upload overtakes seeded pictures. */
const priorities = {
  admin: { quick: 1, slow: 10 },
  buyer: { quick: 5, slow: 50 },
  background: { quick: 100, slow: 1_000 },
} as const;

export type StagedFile = SentFile & { path: string };
type AcceptDeps = Pick<ImageDeps, 'assets' | 'files' | 'events' | 'auditLog' | 'now'>;
type AcceptInput = { staged: StagedFile[]; uploadedBy: string; urgency: keyof typeof priorities };

/**
 * Accepts all files or none, and empties the staging folder.
 * @returns final URLs in order; the worker makes the sizes later
 * @throws `no-images`; `bad-image` or `image-too-large` naming every refused file
 */
export async function acceptImages(deps: AcceptDeps, input: AcceptInput): Promise<string[]> {
  try {
    return await accept(deps, input);
  } finally {
    await deps.files.discard(input.staged.map(({ path }) => path));
  }
}

async function accept(deps: AcceptDeps, input: AcceptInput): Promise<string[]> {
  if (input.staged.length === 0)
    throw new ShopError({ code: 'no-images', errors: { my_images: 'Valitse ainakin yksi kuva.' } });
  const inspected = await Promise.all(input.staged.map(inspectFile));
  if (inspected.some((result) => typeof result === 'string')) {
    const refusals = inspected.map((result) => (typeof result === 'string' ? result : null));
    throw new ShopError(refusedUpload(input.staged, refusals));
  }
  const acceptAll = async (): Promise<string[]> => {
    const urls: string[] = [];
    for (const [index, { path }] of input.staged.entries()) {
      urls.push(await acceptImage(deps, path, inspected[index] as Inspection, input));
    }
    return urls;
  };
  // The audit log holds what the back office does.
  if (input.urgency === 'buyer') return acceptAll();
  return deps.auditLog.during({ kind: 'pictures-uploaded', by: input.uploadedBy }, async (note) => {
    const urls = await acceptAll();
    note({ changes: changedFields(null, { pictures: urls }) });
    return urls;
  });
}

async function inspectFile(file: StagedFile): Promise<Inspection | ImageRefusal> {
  const refusal = refusalByHeader(file);
  if (refusal) return refusal;
  const inspection = await inspect(file.path);
  if (!inspection) return 'broken';
  if (typeof inspection === 'string') return inspection;
  return isRibbon(inspection) ? 'ribbon' : inspection;
}

async function acceptImage(
  { assets, files, events, now }: AcceptDeps,
  path: string,
  inspection: Inspection,
  { uploadedBy, urgency }: AcceptInput,
): Promise<string> {
  const assetId = newId();
  const { quick, slow } = priorities[urgency];
  await files.keepOriginal(path, assetId);
  const uploaded = [
    newEvent(imageUploaded, { assetId, formats: ['webp', 'jpg'] }, quick),
    newEvent(imageUploaded, { assetId, formats: ['avif'] }, slow),
  ];
  await assets.insert(
    {
      _id: assetId,
      state: 'processing',
      formats: [],
      ...inspection,
      uploadedBy,
      createdAt: now(),
      ...(urgency === 'buyer' ? { isLoose: true } : {}),
    },
    uploaded,
  );
  for (const event of uploaded) events.relay.send(event);
  return uploadUrl(assetId);
}
