import type { CartLookup } from '@shop/contracts';
import { customText } from '@shop/shop-rules';

type Line = CartLookup['lines'][number];
/** The pieces of a line from when it came into the cart until it is taken out: how many came, and how many were paid. */
export type Lot = { key: string; added: number; paid: number; isRemoved: boolean };

const keyOf = ({ productID, size, variant, customID = '' }: Omit<Line, 'quantity'>) =>
  `${productID}/${size}/${variant}/${customID}`;
const madeOf = ({ custom }: Pick<Line, 'custom'>) => (custom ? customText(custom) : '');

/** Keeps count of a shopper's pieces from the outside, by what was asked of the cart and what it held after each step. */
export function createLots() {
  const all: Lot[] = [];
  const current = new Map<string, Lot>();
  const byVersion = new Map<number, Map<string, Lot>>();
  /** Measures and wishes by version of the cart and line. */
  const asked = new Map<number, Map<string, string>>();
  return {
    all,
    added: (line: Line) => {
      const key = keyOf(line);
      const lot = current.get(key) ?? { key, added: 0, paid: 0, isRemoved: false };
      if (!current.has(key)) all.push(lot);
      current.set(key, lot);
      lot.added += line.quantity;
    },
    removed: (productID: string) => {
      for (const [key, lot] of current) {
        if (!key.startsWith(productID)) continue;
        lot.isRemoved = true;
        current.delete(key);
      }
    },
    /** What the cart holds now; a line that is not there any more has ended. */
    seen: ({ version, lines }: Pick<CartLookup, 'version' | 'lines'>) => {
      const held = new Set(lines.map(keyOf));
      for (const key of current.keys()) if (!held.has(key)) current.delete(key);
      byVersion.set(version, new Map(current));
      asked.set(version, new Map(lines.map((line) => [keyOf(line), madeOf(line)])));
    },
    /** An order of that version of the cart was paid. */
    paid: (cartVersion: number, lines: Line[]) => {
      for (const line of lines) {
        const lot = byVersion.get(cartVersion)?.get(keyOf(line));
        if (!lot) throw new Error(`an order of version ${cartVersion} has ${keyOf(line)}, the cart had not`);
        lot.paid += line.quantity;
      }
    },
    /** Whether an order's line is made as the cart of that version asked. */
    isAsAsked: (cartVersion: number, line: Line) => asked.get(cartVersion)?.get(keyOf(line)) === madeOf(line),
    /** How many pieces of a lot lie in the cart. */
    remaining: (lot: Lot, { lines }: Pick<CartLookup, 'lines'>) =>
      current.get(lot.key) === lot ? (lines.find((line) => keyOf(line) === lot.key)?.quantity ?? 0) : 0,
  };
}
