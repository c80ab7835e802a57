import type { Locator } from 'playwright-core';

/** The visible things among these that the message lies on, all measured in one moment. */
export async function coveredBy(toast: Locator, things: Locator): Promise<string[]> {
  const message = await toast.elementHandle();
  return things.evaluateAll((all, on) => {
    const box = on?.getBoundingClientRect();
    if (!box) throw new Error('no message');
    const isCovered = (thing: Element): boolean => {
      const its = thing.getBoundingClientRect();
      const isSeen = thing.checkVisibility({ visibilityProperty: true }) && its.width > 0 && its.height > 0;
      return isSeen && box.x < its.right && its.x < box.right && box.y < its.bottom && its.y < box.bottom;
    };
    return all.filter(isCovered).map((thing) => thing.outerHTML.slice(0, 80));
  }, message);
}
