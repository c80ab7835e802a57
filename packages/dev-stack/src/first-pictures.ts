import { setTimeout as pause } from 'node:timers/promises';

const WIDTHS = [240, 1200];
const SAY_EVERY_MS = 10_000;

/** Until then a picture is a blurred, uncacheable stand-in. */
export async function firstPicturesShown(at: {
  url: string;
  say: (sentence: string) => void;
  signal: AbortSignal;
  boundMs: number;
}): Promise<void> {
  const until = Date.now() + at.boundMs;
  const pictures = await firstPictures(at.url, at.signal);
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
    // 404: the upload was deleted.
    if (response.status !== 404 && response.headers.get('cache-control')?.includes('no-store')) return false;
  }
  return true;
}
