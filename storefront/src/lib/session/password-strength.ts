/** From 0, guessed at once, to 4. */
type Rate = (password: string) => number;

/** Whose password it is going to be is known where it is taken. */
const nobody = { userName: '', email: '', brand: '' };

let rating: Promise<Rate> | undefined;

/** With the words and names that guessers of Finns try; half a megabyte, so only for whoever chooses a password. */
async function load(): Promise<Rate> {
  const [{ ZxcvbnFactory }, common, { dictionary: finnish }, { weaknessJudge }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fi'),
    import('@shop/shop-rules/weak-password'),
  ]);
  const { commonWords, femaleFirstnames, maleFirstnames } = finnish;
  const judge = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, commonWords, femaleFirstnames, maleFirstnames },
    graphs: common.adjacencyGraphs,
  });
  const findWeakness = weaknessJudge({ common: common.dictionary, finnish });
  // What the shop does not take is told as the weakest, whatever else could be said for it.
  return (password) => (findWeakness(password, nobody) ? 0 : judge.check(password).score);
}

/**
 * How hard a password is to guess. It is a hint and refuses nothing.
 * @returns 0 to 4, or null where the judge could not be loaded
 */
export async function strengthOf(password: string): Promise<number | null> {
  rating ??= load();
  try {
    return (await rating)(password);
  } catch {
    rating = undefined;
    return null;
  }
}

const PAUSE_MS = 250;

/**
 * Tells below a field how strong the password in it is while it is typed.
 * @param place holds the words; empty while there is nothing to tell
 * @param words by strength, from 0
 * @returns stops it
 */
export function watchStrength(
  input: HTMLInputElement,
  place: HTMLElement,
  words: readonly string[],
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = async (): Promise<void> => {
    const { value } = input;
    const score = value === '' ? null : await strengthOf(value);
    // Meanwhile more was typed.
    if (value !== input.value) return;
    place.textContent = score === null ? '' : (words[score] ?? '');
    place.dataset['strength'] = String(score ?? '');
  };
  const onInput = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), PAUSE_MS);
  };
  input.addEventListener('input', onInput);
  return () => {
    clearTimeout(timer);
    input.removeEventListener('input', onInput);
  };
}
