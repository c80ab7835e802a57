/** The stand-in is 4 px wide; a width by `srcset` may round down to 0. */
const MAX_STAND_IN = 16;
const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 60_000;
export const MAX_TRIES = 12;

const inBrowser = {
  load: async (url: string): Promise<number> => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image.naturalWidth;
  },
  wait: (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms)),
};

export const isStandIn = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && naturalWidth < MAX_STAND_IN && currentSrc.includes('/uploads/');

const awaited = new WeakSet<HTMLImageElement>();

/** Asks under addresses of its own: a browser keeps the stand-in as long as the page is open. */
export async function awaitPicture(image: HTMLImageElement, { load, wait } = inBrowser): Promise<void> {
  if (awaited.has(image)) return;
  awaited.add(image);
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    await wait(Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), MAX_WAIT_MS));
    if (!image.isConnected || !isStandIn(image)) break;
    const { currentSrc } = image;
    const url = `${currentSrc}?${tries}`;
    const width = await load(url).catch(() => 0);
    if (width < MAX_STAND_IN || image.currentSrc !== currentSrc) continue;
    for (const source of image.parentElement?.querySelectorAll('source') ?? [])
      source.removeAttribute('srcset');
    image.src = url;
    break;
  }
  awaited.delete(image);
}
