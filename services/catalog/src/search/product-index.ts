import {
  categoryLabel,
  collectionLabel,
  colourFamily,
  colourName,
  MIN_SEARCH,
  searchText,
  type CategoryId,
} from '@shop/shop-rules';
import MiniSearch, { type Query } from 'minisearch';
import type { ShownProduct } from '../domain/product.ts';
import { keysOf, wordsOf } from './finnish.ts';
import { emptyWords } from './synonyms.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordQuery } from './word-query.ts';

const MAX_WORDS = 6;
const MAX_KEPT = 100;

/**
 * Far enough apart that a title always outweighs a colour, a colour of the thing itself one in its pattern, that one a
 * category, a category a material, and a material what is only told of it or seen in its pictures.
 */
const boost = { title: 243, colour: 81, accent: 27, category: 9, material: 3, description: 1, pictures: 1 };

/** The fields that a search reads, and what says whether it may be found. */
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
  | 'state'
  | 'deletedAt'
  | 'createdAt'
  | 'version'
> &
  Partial<Pick<ShownProduct, 'imageColours' | 'detailTexts'>>;

type Kept = { version: number; createdAt: number; kategoria: CategoryId; isFound: boolean };
export type Found = {
  /** Ids, the most relevant first. */
  ids: string[];
  /** How many of them each category has. */
  byCategory: Map<CategoryId, number>;
  /** The search as the shop would write it, when some word of it had to be guessed. */
  didYouMean?: string;
};

export type ProductIndex = ReturnType<typeof createProductIndex>;

/** The words of all published products, in memory. Every process keeps its own; `refreshProductCache` keeps it fresh. */
export function createProductIndex() {
  const vocabulary = createVocabulary();
  const kept = new Map<string, Kept>();
  /** A search and its suggestions ask the same, and so do many visitors; an edit of any product empties it. */
  const answers = new Map<string, Found>();
  let synonyms: ReadonlySet<string>[] = [];
  const index = new MiniSearch<Record<keyof typeof boost | 'id', string>>({
    fields: Object.keys(boost),
    tokenize: (text) => wordsOf(text).flatMap((word) => vocabulary.add(word)),
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: (terms) => terms.split(' ') },
    // All old words at once: MiniSearch's pauses between batches break its walk when a product is put meanwhile.
    autoVacuum: { batchSize: Infinity },
  });

  const ranked = (query: Query): string[] => {
    const createdAt = (id: string): number => kept.get(id)?.createdAt ?? 0;
    return index
      .search(query)
      .toSorted((a, b) => b.score - a.score || createdAt(b.id) - createdAt(a.id))
      .map(({ id }) => id as string);
  };

  /** Words that nothing in the shop resembles are passed over, as long as one is known. */
  const look = (words: string[]): Omit<Found, 'byCategory'> => {
    const said: string[] = [];
    const queries = words.flatMap((word) => {
      const query = wordQuery(vocabulary, word, synonyms);
      const meant = query ? word : (vocabulary.closest(word, { loose: false }) ?? word);
      said.push(meant);
      return query ?? (meant === word ? [] : (wordQuery(vocabulary, meant, synonyms) ?? []));
    });
    if (queries.length === 0) return { ids: [] };
    const all = ranked({ combineWith: 'AND', queries });
    const ids = all.length > 0 ? all : ranked({ combineWith: 'OR', queries });
    const meant = said.join(' ');
    return meant === words.join(' ') ? { ids } : { ids, didYouMean: meant };
  };

  const answerTo = (text: string): Found => {
    const words = wordsOf(text)
      .filter((word) => word.length > 1 && !emptyWords.has(word))
      .slice(0, MAX_WORDS);
    const found = look(words);
    const byCategory = new Map<CategoryId, number>();
    for (const id of found.ids) {
      const kategoria = kept.get(id)?.kategoria;
      if (kategoria) byCategory.set(kategoria, (byCategory.get(kategoria) ?? 0) + 1);
    }
    if (found.ids.length > 0) return { ...found, byCategory };
    const guess = words.map((word) => vocabulary.closest(word, { loose: true }) ?? word).join(' ');
    const isNew = guess !== words.join(' ') && look(wordsOf(guess)).ids.length > 0;
    return isNew ? { ids: [], byCategory, didYouMean: guess } : { ids: [], byCategory };
  };

  return {
    /** Takes over a product as it is now. One that is no longer shown is found no more. */
    put(product: SearchedProduct): void {
      const before = kept.get(product._id);
      if (before && before.version >= product.version) return;
      answers.clear();
      if (before?.isFound) index.discard(product._id);
      const isFound = product.state === 'published' && product.deletedAt === null;
      kept.set(product._id, {
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
        pictures: [...product.imageTexts, ...(product.detailTexts ?? [])].join(' '),
      });
    },

    /** Takes over the maker's groups of words that mean the same, beside the shop's own. */
    setSynonyms(groups: readonly (readonly string[])[]): void {
      synonyms = groups.map((words) => new Set(words.flatMap(keysOf)));
      answers.clear();
    },

    find(keyword: string): Found {
      const text = searchText(keyword).toLowerCase();
      if (text.length < MIN_SEARCH) return { ids: [], byCategory: new Map() };
      const known = answers.get(text);
      if (known) return known;
      const answer = answerTo(text);
      if (answers.size >= MAX_KEPT) answers.clear();
      answers.set(text, answer);
      return answer;
    },
  };
}

type Coloured = { imageColours?: readonly string[]; colours: readonly string[] };

/** The colour, and the one that it is a shade of: who looks for red finds rust red as well as red itself. */
const shades = (colour: string): string => `${colour} ${colourFamily(colour)}`;

/**
 * What a search reads of a product's colours: what its models are, and what is in their patterns or only shown as a
 * swatch. 'harmaa, punaiset raidat' is grey. Where no model has a name, the swatches say what the thing is.
 */
function colourTexts({ imageColours = [], colours }: Coloured): { colour: string; accent: string } {
  const models = imageColours.filter(Boolean).map((name) => name.split(','));
  const swatches = colours.map(colourName);
  const own = models.length > 0 ? models.map(([first = '']) => first.trim()) : swatches;
  const patterns = models.map(([, second = '']) => second.trim());
  const text = (names: string[]) => names.map(shades).join(' ');
  return { colour: text(own), accent: text([...patterns, ...swatches]) };
}
