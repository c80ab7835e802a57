import SearchableMap from 'minisearch/SearchableMap';
import { keysOf, plain } from './finnish.ts';
import { broaderWords, builtInSynonyms, undividedWords } from './synonyms.ts';

type KnownWord = { word: string; keys: string[]; count: number };

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Bounds how far one search is widened. */
const MAX_FORMS = 40;
const MIN_PART_LENGTH = 3;

const backwards = (text: string): string => Array.from(text).toReversed().join('');

/** Words of all products. It only grows; words of deleted products find nothing. */
export function createVocabulary() {
  const byWord = new Map<string, KnownWord>();
  /** By `plain` form: kassi and käsi share one. */
  const byForm = new SearchableMap<KnownWord[]>();
  const byEnd = new SearchableMap<string>();
  const whole = undividedWords.flatMap(keysOf);

  const has = (key: string): boolean => byEnd.has(backwards(key));

  /** Whether a compound's end is a longer word: `pait` (jumper) is no `ait` (shed). */
  const isOtherWord = (end: string, key: string): boolean =>
    [1, 2, 3].some((more) => end.length > key.length + more && has(end.slice(-key.length - more))) ||
    whole.some((candidate) => candidate.length > key.length && end.endsWith(candidate));

  const learn = (word: string): KnownWord => {
    const existing = byWord.get(word);
    if (existing) return existing;
    const fresh = { word, keys: keysOf(word), count: 0 };
    byWord.set(word, fresh);
    for (const key of fresh.keys) byEnd.set(backwards(key), key);
    const form = plain(word);
    byForm.set(form, [...(byForm.get(form) ?? []), fresh]);
    return fresh;
  };
  // Trade words show a compound's seam before any product uses them.
  for (const word of [...builtInSynonyms, ...Object.entries(broaderWords)].flat(2)) learn(word);

  return {
    add(word: string): string[] {
      const entry = learn(word);
      entry.count += 1;
      return entry.keys;
    },

    addUnsuggested: (word: string): string[] => learn(word).keys,

    keysOfForm: (word: string): string[] => (byForm.get(plain(word)) ?? []).flatMap(({ keys }) => keys),

    has,

    /** Keys of compounds that end in this: `pait` gives `vilapait`. */
    compoundsOf(key: string): string[] {
      if (key.length < MIN_PART_LENGTH) return [];
      const ends = [...byEnd.atPrefix(backwards(key)).values()];
      return ends
        .filter((end) => end.length >= key.length + MIN_PART_LENGTH && !isOtherWord(end, key))
        .slice(0, MAX_FORMS);
    },

    /** Keys of words that begin so; exact spelling is preferred over `plain` form. */
    beginningWith(word: string): string[] {
      const form = plain(word);
      if (form.length < MIN_PART_LENGTH) return [];
      const alike = [...byForm.atPrefix(form).values()].flat();
      const exact = alike.filter((entry) => entry.word.startsWith(word));
      const forms = (exact.length > 0 ? exact : alike).slice(0, MAX_FORMS);
      return forms.flatMap(({ keys }) => keys);
    },

    /**
     * Nearest added word of a misspelling, then the most used. Four letters are too few to guess.
     * @param loose allows one more letter
     */
    closest(word: string, { loose }: { loose: boolean }): string | null {
      const form = plain(word);
      const distance = (form.length < 5 ? 0 : form.length < 7 ? 1 : 2) + (loose && form.length > 4 ? 1 : 0);
      if (distance === 0) return null;
      const near = [...byForm.fuzzyGet(form, distance)]
        // People rarely miss the first letter.
        .filter(([other]) => other[0] === form[0])
        .flatMap(([, [entries, letters]]) => entries.map((entry) => ({ ...entry, letters })))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => a.letters - b.letters || b.count - a.count);
      return near[0]?.word ?? null;
    },
  };
}
