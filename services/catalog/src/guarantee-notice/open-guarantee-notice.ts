import { readFile } from 'node:fs/promises';

const STAND_IN = new URL('stand-in.png', import.meta.url);
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Every confirmation carries it as an attachment. */
const MAX_BYTES = 2_000_000;

/** The picture of the notice on the legal guarantee, and whether it is the shop's own in place of the Commission's. */
export type GuaranteeNotice = { png: Buffer; isStandIn: boolean };

/**
 * Reads the Commission's file, byte by byte as it is published, or the stand-in where none is named.
 * @throws Error where the file cannot be read, is no PNG or has more than 2 MB
 */
export async function openGuaranteeNotice(file: string | undefined): Promise<GuaranteeNotice> {
  if (!file) return { png: await readFile(STAND_IN), isStandIn: true };
  const png = await readFile(file).catch((cause: unknown) => {
    throw new Error(`GUARANTEE_NOTICE: the file ${file} cannot be read`, { cause });
  });
  if (!png.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    throw new Error(`GUARANTEE_NOTICE: the file ${file} is no PNG picture`);
  if (png.length > MAX_BYTES) throw new Error(`GUARANTEE_NOTICE: the file ${file} has more than 2 MB`);
  return { png, isStandIn: false };
}
