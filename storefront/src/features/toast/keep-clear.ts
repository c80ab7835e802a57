const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Shows the toasts at the other end of the screen while they would cover the empty cart's link. */
export function keepClear(region: HTMLElement): void {
  region.classList.remove('elsewhere');
  const here = region.getBoundingClientRect();
  const isCovered = [...document.querySelectorAll('[data-keep-clear]')].some((link) =>
    overlap(here, link.getBoundingClientRect()),
  );
  region.classList.toggle('elsewhere', isCovered);
}
