import { newId } from '@shop/service-kit';
import type { CustomPiece } from '@shop/shop-rules';
import { planPrices } from '../../../../services/catalog/src/domain/price-plan.ts';
import type { StoredProduct } from '../../../../services/catalog/src/domain/product.ts';
import { newLedger } from '../../../../services/catalog/src/domain/stock-ledger.ts';

const toOrder = { daysOfWork: 2, maxQueue: 5, measures: [{ name: 'Pituus', minCm: 40, maxCm: 90 }] };
const piece = (cm: number, wishes = ''): CustomPiece => ({ measures: [{ name: 'Pituus', cm }], wishes });
/** Of the product without stock, which is made to order. */
export const customs = [undefined, piece(62.5), piece(62.5, 'Napit puusta'), piece(70)];

/** The last one is made to order. */
export const someStoredProducts = (now: Date): StoredProduct[] => [
  aStoredProduct(60, 10_000, now),
  aStoredProduct(3, 11_000, now),
  aStoredProduct(0, 12_000, now),
];

function aStoredProduct(stock: number, priceCents: number, now: Date): StoredProduct {
  const priced = {
    priceCents,
    salePriceCents: null,
    saleStart: null,
    saleEnd: null,
    state: 'published' as const,
  };
  const { history, plan } = planPrices({ prices: [], lowestCents: null }, priced, now);
  return {
    ...priced,
    ...history,
    plan,
    _id: newId(),
    title: 'Villapaita Suvi',
    description: '',
    kategoria: 'paidat',
    kokoelmat: '',
    material: '',
    fibres: [],
    care: [],
    images: ['/uploads/aaaaaaaa-1/1200.jpg'],
    imageTexts: [],
    imageColours: [],
    details: [],
    detailTexts: [],
    vatClass: 'general',
    saleStart: null,
    saleEnd: null,
    sales: {},
    kind: '',
    measures: null,
    dimensions: '',
    makersNote: null,
    goesWith: [],
    manufacturer: null,
    identifier: '',
    warnings: '',
    stock,
    ...(stock === 0 ? { toOrder } : {}),
    holds: {},
    freed: {},
    returned: {},
    sold: {},
    soldBefore: 0,
    received: stock,
    ledger: newLedger({ stock, pieces: undefined, who: 'Maija', at: now }),
    sizes: ['M'],
    colours: [],
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    changedAt: now,
    version: 1,
  };
}
