import type { Locator } from 'playwright-core';

type Box = { x: number; y: number; width: number; height: number };
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The visible things among these that the message lies on. */
export async function coveredBy(toast: Locator, things: Locator): Promise<string[]> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('no message');
  const seen = (await things.all()).map(async (thing) => {
    const its = (await thing.isVisible()) ? await thing.boundingBox() : null;
    return its && overlap(box, its)
      ? [await thing.evaluate((element) => element.outerHTML.slice(0, 80))]
      : [];
  });
  return (await Promise.all(seen)).flat();
}
