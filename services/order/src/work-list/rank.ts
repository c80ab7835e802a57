const BASE = 36;

const digitAt = (rank: string, place: number, missing: number): number =>
  place < rank.length ? Number.parseInt(rank.charAt(place), BASE) : missing;

/** Never ends in 0, so that there is room below it. */
export function rankBetween(low: string, high: string | null): string {
  let rank = '';
  let top = high;
  for (let place = 0; ; place += 1) {
    const from = digitAt(low, place, 0);
    const to = top === null ? BASE : digitAt(top, place, BASE);
    if (to - from > 1) return rank + Math.floor((from + to) / 2).toString(BASE);
    rank += from.toString(BASE);
    if (to > from) top = null;
  }
}

const DIGITS = 9;

/** Of one length, so that none begins another. */
export const rankByAge = (at: Date, line: number): string =>
  at.getTime().toString(BASE).padStart(DIGITS, '0') + line.toString(BASE).padStart(2, '0');
