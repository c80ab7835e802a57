import { setTimeout as pause } from 'node:timers/promises';

const WIDTHS = [240, 1200];
const SAY_EVERY_MS = 10_000;

/**
 * Waits until every product's first picture is shown in WebP, or until the bound: a picture that is still being made
 * answers with a blurred stand-in that no cache may keep. The other sizes and formats follow in the background.
 * @param at.url the shop's address
 */
export async function firstPicturesShown(at: {
  url: string;
  say: (sentence: string) => void;
  signal: AbortSignal;
  boundMs: number;
}): Promise<void> {
  const until = Date.now() + at.boundMs;
  // The list has the newest first, the image worker makes the oldest first.
  const pictures = (await firstPictures(at.url, at.signal)).toReversed();
  let said = Date.now();
  for (const [shown, picture] of pictures.entries()) {
    while (!(await isMade(picture, at.signal))) {
      if (Date.now() > until) return;
      if (Date.now() - said > SAY_EVERY_MS) {
        at.say(`Demo pictures: ${shown} of ${pictures.length} made`);
        said = Date.now();
      }
      await pause(500, undefined, { signal: at.signal });
    }
  }
}

async function firstPictures(url: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(`${url}/api/shop/product/get`, { signal });
  const { data = [] } = (await response.json()) as { data?: { images: string[] }[] };
  return data.flatMap(({ images }) => images.slice(0, 1)).map((image) => new URL(image, url).href);
}

async function isMade(picture: string, signal: AbortSignal): Promise<boolean> {
  for (const width of WIDTHS) {
    const sibling = picture.replace(/(?<=\/)[^/]+$/, `${width}.webp`);
    const response = await fetch(sibling, { method: 'HEAD', signal });
    // 404: an upload that has gone since is nothing to wait for.
    if (response.status !== 404 && response.headers.get('cache-control')?.includes('no-store')) return false;
  }
  return true;
}
