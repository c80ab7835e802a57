import type { QueryCombination } from 'minisearch';
import { keysOf } from './finnish.ts';
import { broaderWords, builtInSynonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

const weights = {
  itself: 1,
  compound: 0.5,
  parts: 0.5,
  synonym: 0.4,
  beginning: 0.25,
  narrower: 0.05,
} as const;

/** Shorter beginnings and ends match by chance. */
const MIN_PART_LENGTH = 4;

const groups = builtInSynonyms.map((words) => new Set(words.flatMap(keysOf)));
const wider = Object.entries(broaderWords).map(([word, found]) => ({ keys: new Set(keysOf(word)), found }));

type Groups = readonly ReadonlySet<string>[];

const synonymsOf = (keys: readonly string[], own: Groups): string[] =>
  [...groups, ...own].filter((group) => keys.some((key) => group.has(key))).flatMap((group) => [...group]);

const narrowerThan = (keys: readonly string[]): string[] =>
  wider
    .filter((entry) => keys.some((key) => entry.keys.has(key)))
    .flatMap(({ found }) => found.flatMap(keysOf));

type QueryContext = { vocabulary: Vocabulary; synonyms: Groups };

function weigh(terms: Map<string, number>, keys: readonly string[], weight: number): void {
  for (const key of keys) terms.set(key, Math.max(weight, terms.get(key) ?? 0));
}

function anyOf(terms: Map<string, number>): QueryCombination {
  return {
    combineWith: 'OR',
    queries: [[...terms.keys()].join(' ')],
    boostTerm: (term) => terms.get(term) ?? 1,
  };
}

function itself(vocabulary: Vocabulary, keys: readonly string[], share = 1): Map<string, number> {
  const terms = new Map<string, number>();
  for (const key of keys) {
    if (vocabulary.has(key)) weigh(terms, [key], weights.itself * share);
    weigh(terms, vocabulary.compoundsOf(key), weights.compound * share);
  }
  return terms;
}

function meaning(
  { vocabulary, synonyms }: QueryContext,
  keys: readonly string[],
  share = 1,
): Map<string, number> {
  const terms = itself(vocabulary, keys, share);
  const related = [
    { others: synonymsOf(keys, synonyms), weight: weights.synonym },
    { others: narrowerThan(keys), weight: weights.narrower },
  ];
  for (const { others, weight } of related)
    for (const [term, own] of itself(vocabulary, others, weight * share)) weigh(terms, [term], own);
  return terms;
}

/** Splits a compound where both parts are known, else the last or the first; prefers the longest first part. */
function parts(words: QueryContext, word: string): QueryCombination | null {
  const { vocabulary } = words;
  let best: { head: string[]; tail: Map<string, number>; sure: number } | null = null;
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1) {
    const first = word.slice(0, at);
    const exact = vocabulary.keysOfForm(first);
    const head = exact.length > 0 ? exact : vocabulary.beginningWith(first);
    const keys = keysOf(word.slice(at));
    const tail = meaning(words, keys, weights.parts);
    if (head.length === 0 || tail.size === 0) continue;
    const sure = (keys.some(vocabulary.has) ? 2 : 0) + (exact.length > 0 ? 1 : 0);
    if (sure > (best?.sure ?? 0)) best = { head, tail, sure };
  }
  if (!best) return null;
  const heads = itself(vocabulary, best.head, weights.parts);
  return { combineWith: 'AND', queries: [anyOf(heads), anyOf(best.tail)] };
}

/**
 * Combines all ways to find a word.
 * @param synonyms the admin's, as sets of keys
 * @returns null for an unknown word
 */
export function wordQuery(vocabulary: Vocabulary, word: string, synonyms: Groups): QueryCombination | null {
  const words = { vocabulary, synonyms };
  const keys = keysOf(word);
  const terms = meaning(words, keys);
  weigh(terms, vocabulary.beginningWith(word), weights.beginning);
  const partsQuery = parts(words, word);
  const queries = [...(terms.size > 0 ? [anyOf(terms)] : []), ...(partsQuery ? [partsQuery] : [])];
  return queries.length > 0 ? { combineWith: 'OR', queries } : null;
}
