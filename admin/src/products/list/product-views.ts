import type { ProductState } from '@shop/contracts';
import { createSearchParams } from 'react-router';

export type ProductFilter = {
  q?: string;
  kategoria?: string;
  kokoelmat?: string;
  state?: ProductState | 'deleted';
  stock?: 'low' | 'out';
  sale?: 'now';
};

export const productViews = {
  all: {},
  published: { state: 'published' },
  draft: { state: 'draft' },
  low: { stock: 'low' },
  out: { stock: 'out' },
  sale: { sale: 'now' },
  deleted: { state: 'deleted' },
} satisfies Record<string, ProductFilter>;

export type ProductView = keyof typeof productViews;
export const productViewNames = Object.keys(productViews) as ProductView[];

export function productViewOf({ state, stock, sale }: ProductFilter): ProductView | undefined {
  return productViewNames.find((name) => {
    const view: ProductFilter = productViews[name];
    return view.state === state && view.stock === stock && view.sale === sale;
  });
}

export const productSorts = {
  newest: { field: 'createdAt', order: 'DESC' },
  title: { field: 'title', order: 'ASC' },
  cheapest: { field: 'price', order: 'ASC' },
  dearest: { field: 'price', order: 'DESC' },
  scarcest: { field: 'stock', order: 'ASC' },
} as const;

export type ProductSort = keyof typeof productSorts;
export const productSortNames = Object.keys(productSorts) as ProductSort[];

export function productSortOf({ field, order }: { field: string; order: string }): ProductSort {
  return (
    productSortNames.find(
      (name) => productSorts[name].field === field && productSorts[name].order === order,
    ) ?? 'newest'
  );
}

export function productViewPath(view: ProductView): string {
  const { field, order } = productSorts.scarcest;
  return `/product?${createSearchParams({
    filter: JSON.stringify(productViews[view]),
    sort: field,
    order,
    page: '1',
  }).toString()}`;
}
