import { useEffect, useState } from 'react';
import type { FirstShown } from './first-shown.ts';
import { $wishlist } from './wishlist-store.ts';

/** What of the server's list is still on it: what the visitor takes off here leaves, what they bring back returns. */
export function useFirstShown(first: FirstShown | null): FirstShown | null {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      $wishlist.listen((ids, before = []) =>
        setLeft((earlier) => new Set([...earlier, ...before].filter((id) => !ids.includes(id)))),
      ),
    [],
  );
  if (!first) return null;
  const products = first.products.filter(({ _id }) => !left.has(_id));
  const total = Math.max(products.length, first.total - left.size);
  // There are only older ones, which the server did not send.
  return products.length === 0 && total > 0 ? null : { products, total };
}
