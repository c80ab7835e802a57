import type { SortOrder } from 'mongoose';

export type AdminSort = { field: string; ascending: boolean };

const newest: Record<string, SortOrder> = { createdAt: -1, _id: -1 };
const adminFields: Record<string, string> = { id: '_id', price: 'priceCents', salePrice: 'salePriceCents' };
const sortable = [
  '_id',
  'title',
  'kategoria',
  'kokoelmat',
  'priceCents',
  'salePriceCents',
  'stock',
  'state',
  'createdAt',
  'updatedAt',
];

export function adminSort({ field: sortField, ascending }: AdminSort): Record<string, SortOrder> {
  const field = adminFields[sortField] ?? sortField;
  const order: SortOrder = ascending ? 1 : -1;
  return sortable.includes(field) ? { [field]: order, _id: order } : newest;
}
