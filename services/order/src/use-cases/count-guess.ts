import type { OrderDeps } from '../deps.ts';
import { GUESSES_KEPT_MS } from '../store/guess-store.ts';

type BrakeDeps = Pick<OrderDeps, 'guesses' | 'now'>;

/** Wrong names a day: of one e-mail from one address, and from all addresses together (decision 62). */
const MAX_OF_PLACE = 20;
const MAX_OF_EMAIL = 60;
/** Names a day that are still compared for an e-mail after those, right or wrong: a right one has a letter sent (decision 64). */
const MAX_BY_LETTER = 60;

export type Guess = {
  /** Milliseconds until names are heard again; 0 while they are. */
  waitMs: number;
  /** Whether the name is looked up at all. */
  isCompared: boolean;
  /** It was no guess. */
  takeBack: () => Promise<void>;
};

/**
 * Counts a question about an e-mail's orders as a guess before anybody knows whether it is one, so that questions that come
 * at once are counted too.
 * @param address where it comes from: what is tried there keeps nobody out elsewhere
 */
export async function countGuess(deps: BrakeDeps, email: string, address: string): Promise<Guess> {
  const [place, everywhere] = [[email, address], [email]];
  const ofPlace = await waitOf(deps, place, MAX_OF_PLACE);
  const waitMs = ofPlace || (await waitOf(deps, everywhere, MAX_OF_EMAIL));
  const isCompared = waitMs === 0 || (await waitOf(deps, ['by letter', email], MAX_BY_LETTER)) === 0;
  const { takeBack } = deps.guesses;
  return {
    waitMs,
    isCompared,
    takeBack: async () => void (await Promise.all([takeBack(place), takeBack(everywhere)])),
  };
}

async function waitOf({ guesses, now }: BrakeDeps, about: string[], max: number): Promise<number> {
  const { times, since } = await guesses.count(about, now());
  return times <= max ? 0 : since.getTime() + GUESSES_KEPT_MS - now().getTime();
}
