const WIDTHS = [480, 750, 1100, 1600, 2400];

/** In px, never larger than the original. */
export function photoWidths(original: number): number[] {
  const smaller = WIDTHS.filter((width) => width < original);
  return [...smaller, Math.min(original, 2400)];
}
