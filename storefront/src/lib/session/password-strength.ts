type Rate = (password: string) => number;

/** The server checks against the user's own data. */
const unknownUser = { userName: '', email: '', brand: '' };

let rating: Promise<Rate> | undefined;

/** Half a megabyte of dictionaries, loaded on demand. */
async function load(): Promise<Rate> {
  const [{ ZxcvbnFactory }, common, { dictionary: finnish }, { createWeaknessCheck }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fi'),
    import('@shop/shop-rules/weak-password'),
  ]);
  const { commonWords, femaleFirstnames, maleFirstnames } = finnish;
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, commonWords, femaleFirstnames, maleFirstnames },
    graphs: common.adjacencyGraphs,
  });
  const findWeakness = createWeaknessCheck({ common: common.dictionary, finnish });
  return (password) => (findWeakness(password, unknownUser) ? 0 : zxcvbn.check(password).score);
}

/**
 * A hint: refuses nothing.
 * @returns 0 to 4, null without the dictionaries
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
 * @param words by strength, from 0
 * @returns stops it
 */
export function watchStrength(
  input: HTMLInputElement,
  place: HTMLElement,
  words: readonly string[],
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = async (): Promise<void> => {
    const { value } = input;
    const score = value === '' ? null : await strengthOf(value);
    if (value !== input.value) return;
    place.textContent = score === null ? '' : (words[score] ?? '');
    place.dataset['strength'] = String(score ?? '');
  };
  const onInput = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(), PAUSE_MS);
  };
  input.addEventListener('input', onInput);
  return () => {
    clearTimeout(timer);
    input.removeEventListener('input', onInput);
  };
}
