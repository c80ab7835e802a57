const WIDTHS = [480, 750, 1100, 1600, 2400];

/** The widths in which a photo of the shop's own is built, never larger than it is. */
export function photoWidths(original: number): number[] {
  const smaller = WIDTHS.filter((width) => width < original);
  return [...smaller, Math.min(original, 2400)];
}
