import {
  categoryLabel,
  collectionLabel,
  colourFamily,
  colourName,
  MIN_SEARCH,
  searchText,
  type CategoryId,
  type ProductCategory,
} from '@shop/shop-rules';
import MiniSearch, { type Query } from 'minisearch';
import { modelColours, ownColours } from '../domain/colours.ts';
import type { ShownProduct } from '../domain/product.ts';
import { keysOf, wordsOf } from './finnish.ts';
import { stopWords } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordQuery } from './word-query.ts';

const MAX_WORDS = 6;
const MAX_KEPT = 100;

/** A hundredfold step outweighs how rare a word is. */
const boost = {
  title: 1e10,
  category: 1e8,
  colour: 1e6,
  accent: 1e4,
  material: 100,
  description: 1,
  pictures: 1,
};

const notSuggested: readonly string[] = ['description', 'pictures'];

export type SearchedProduct = Pick<
  ShownProduct,
  | '_id'
  | 'title'
  | 'kategoria'
  | 'kokoelmat'
  | 'material'
  | 'fibres'
  | 'description'
  | 'colours'
  | 'imageTexts'
  | 'imageColours'
  | 'detailTexts'
  | 'state'
  | 'deletedAt'
  | 'createdAt'
  | 'version'
>;

type IndexedProduct = { version: number; createdAt: number; kategoria: ProductCategory; isFound: boolean };
export type Found = {
  ids: string[];
  byCategory: Map<CategoryId, number>;
  didYouMean?: string;
};

export type ProductIndex = ReturnType<typeof createProductIndex>;

/** In-memory index of published products; `refreshProductCache` keeps it current. */
export function createProductIndex() {
  const vocabulary = createVocabulary();
  const indexed = new Map<string, IndexedProduct>();
  /** Answers by search text; any product edit empties it. */
  const answers = new Map<string, Found>();
  let synonyms: ReadonlySet<string>[] = [];
  const index = new MiniSearch<Record<keyof typeof boost | 'id', string>>({
    fields: Object.keys(boost),
    tokenize: (text, field = '') =>
      wordsOf(text).flatMap((word) =>
        notSuggested.includes(field) ? vocabulary.addUnsuggested(word) : vocabulary.add(word),
      ),
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: (terms) => terms.split(' ') },
    // MiniSearch's pauses between batches break its walk when a product is put meanwhile.
    autoVacuum: { batchSize: Infinity },
  });

  const ranked = (query: Query): string[] => {
    const createdAt = (id: string): number => indexed.get(id)?.createdAt ?? 0;
    return index
      .search(query)
      .map(({ id, score, queryTerms }) => ({ id: id as string, score: score / (queryTerms.length || 1) }))
      .toSorted((a, b) => b.score - a.score || createdAt(b.id) - createdAt(a.id))
      .map(({ id }) => id);
  };

  /** Ignores unknown words as long as one is known. */
  const searchWords = (words: string[]): Omit<Found, 'byCategory'> => {
    const corrected: string[] = [];
    const queries = words.flatMap((word) => {
      const query = wordQuery(vocabulary, word, synonyms);
      const meant = query ? word : (vocabulary.closest(word, { loose: false }) ?? word);
      corrected.push(meant);
      return query ?? (meant === word ? [] : (wordQuery(vocabulary, meant, synonyms) ?? []));
    });
    if (queries.length === 0) return { ids: [] };
    const all = ranked({ combineWith: 'AND', queries });
    const ids = all.length > 0 ? all : ranked({ combineWith: 'OR', queries });
    const meant = corrected.join(' ');
    return meant === words.join(' ') ? { ids } : { ids, didYouMean: meant };
  };

  const answerTo = (text: string): Found => {
    const words = wordsOf(text)
      .filter((word) => word.length > 1 && !stopWords.has(word))
      .slice(0, MAX_WORDS);
    const found = searchWords(words);
    const byCategory = new Map<CategoryId, number>();
    for (const id of found.ids) {
      const kategoria = indexed.get(id)?.kategoria;
      if (kategoria) byCategory.set(kategoria, (byCategory.get(kategoria) ?? 0) + 1);
    }
    if (found.ids.length > 0) return { ...found, byCategory };
    const guess = words.map((word) => vocabulary.closest(word, { loose: true }) ?? word).join(' ');
    const isNew = guess !== words.join(' ') && searchWords(wordsOf(guess)).ids.length > 0;
    return isNew ? { ids: [], byCategory, didYouMean: guess } : { ids: [], byCategory };
  };

  return {
    put(product: SearchedProduct): void {
      const before = indexed.get(product._id);
      if (before && before.version >= product.version) return;
      answers.clear();
      if (before?.isFound) index.discard(product._id);
      const isFound = product.state === 'published' && product.deletedAt === null;
      indexed.set(product._id, {
        version: product.version,
        createdAt: product.createdAt.getTime(),
        kategoria: product.kategoria,
        isFound,
      });
      if (!isFound) return;
      index.add({
        id: product._id,
        title: product.title,
        category: `${categoryLabel(product.kategoria)} ${collectionLabel(product.kokoelmat)}`,
        material: [product.material, ...product.fibres.map(({ name }) => name)].join(' '),
        description: product.description,
        ...colourTexts(product),
        pictures: [...product.imageTexts, ...product.detailTexts].join(' '),
      });
    },

    setSynonyms(groups: readonly (readonly string[])[]): void {
      synonyms = groups.map((words) => new Set(words.flatMap(keysOf)));
      answers.clear();
    },

    find(keyword: string): Found {
      const text = searchText(keyword).toLowerCase();
      if (text.length < MIN_SEARCH) return { ids: [], byCategory: new Map() };
      const cached = answers.get(text);
      if (cached) return cached;
      const answer = answerTo(text);
      if (answers.size >= MAX_KEPT) answers.clear();
      answers.set(text, answer);
      return answer;
    },
  };
}

/** A colour and its family, so that "red" finds rust red. */
const shades = (colour: string): string => `${colour} ${colourFamily(colour)}`;

function colourTexts(product: Pick<SearchedProduct, 'imageColours' | 'colours'>) {
  const text = (names: string[]) => names.map(shades).join(' ');
  const { patterns } = modelColours(product);
  return {
    colour: text(ownColours(product)),
    accent: text([...patterns, ...product.colours.map(colourName)]),
  };
}
