import {
  categories,
  collections,
  makersStockReasons,
  productKinds,
  stockReasonLabels,
  vatClassLabels,
} from '@shop/shop-rules';
import { oneOf, oneOfOrNone, productColumns as names, productStateWords } from './texts.ts';

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const refusals = new Map<string, string>([
  [names.state, oneOf(Object.values(productStateWords))],
  [names.kategoria, oneOf(idsOf(categories))],
  [names.kokoelmat, oneOfOrNone(idsOf(collections))],
  [names.kind, oneOfOrNone(idsOf(productKinds))],
  [names.vatClass, oneOf(Object.keys(vatClassLabels))],
  [names.stockReason, oneOfOrNone(makersStockReasons.map((id) => stockReasonLabels[id]))],
]);

/** What a refused cell is told: the words of the file where its column takes only some, else the call's message. */
export const refusalOf = (column: string, message: string): string => refusals.get(column) ?? message;
