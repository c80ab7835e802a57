import { productInputSchema } from '@shop/contracts';
import { categoryIds, collectionIds, sizeChart, oneSize, sumOfPieces } from '@shop/shop-rules';
import { hasAnimalPart, isFibreName, isWithoutTextile } from '@shop/shop-rules/fibre-names';
import { describe, expect, it } from 'vitest';
import { demoProductSchema } from '../demo-product.ts';
import { productBody } from '../seed/product-body.ts';
import { demoProducts } from './index.ts';

const unique = (list: string[]) => new Set(list).size;
const sentences = (text: string) => text.split(/(?<=[.?])\s+(?=[A-ZÅÄÖ])/).length;

/** Words that a maker would not say aloud of her own things. */
const loud =
  /!|ihan(a|at|asti)\b|upea|ylelli|täydelli|laadukas|laadukkaa|uniik|ajaton|trendi|must-have|kaunis|kaunii|tyylik|luksus|huippu/i;

describe('the demo catalogue', () => {
  it('has at least sixty products in all nine categories and both collections', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(60);
    for (const id of categoryIds) expect(demoProducts.some(({ kategoria }) => kategoria === id)).toBe(true);
    for (const id of collectionIds) {
      expect(demoProducts.filter(({ kokoelmat }) => kokoelmat === id).length).toBeGreaterThan(20);
    }
  });

  it('keeps the stock of at most three products by size, last in the list, none of the sizes empty', () => {
    const bySize = demoProducts.filter(({ pieces }) => pieces);
    expect(bySize.length).toBeGreaterThan(0);
    expect(bySize.length).toBeLessThanOrEqual(3);
    for (const product of bySize) {
      expect(demoProducts.indexOf(product)).toBeGreaterThan(demoProducts.length - 12);
      expect(Object.keys(product.pieces ?? {})).toEqual(product.sizes);
      expect(sumOfPieces(product.pieces ?? {})).toBe(product.stock);
    }
  });

  it('sells at most two products to order, last in the list', () => {
    const toOrder = demoProducts.filter((product) => product.toOrder);
    expect(toOrder.map((product) => demoProducts.length - demoProducts.indexOf(product))).toEqual([2, 1]);
    expect(toOrder.some(({ stock, toOrder: work }) => stock === 0 && work?.measures)).toBe(true);
  });

  it('names every product once', () => {
    expect(unique(demoProducts.map(({ slug }) => slug))).toBe(demoProducts.length);
    expect(unique(demoProducts.map(({ title }) => title))).toBe(demoProducts.length);
    expect(unique(demoProducts.map(({ description }) => description))).toBe(demoProducts.length);
  });

  it('calls every textile fibre by a name that the regulation knows, the largest share first', () => {
    for (const { slug, fibres } of demoProducts) {
      const textile = fibres.filter(({ name }) => !isWithoutTextile(name));
      expect([slug, textile.filter(({ name }) => !isFibreName(name))]).toEqual([slug, []]);
      const shares = textile.map(({ share }) => share);
      expect([slug, shares]).toEqual([slug, shares.toSorted((a, b) => b - a)]);
    }
  });

  it('says of textiles with leather and the like that there is something of an animal in them', () => {
    for (const { slug, fibres, material, description } of demoProducts) {
      const isTextile = fibres.some(({ name }) => !isWithoutTextile(name));
      const isOwed = isTextile && [material, ...fibres.map(({ name }) => name)].some(hasAnimalPart);
      expect([slug, /eläinperäisiä osia/.test(description)]).toEqual([slug, isOwed]);
    }
  });

  it('has sales, low stock and sold-out things, each a minority', () => {
    const groups = [
      demoProducts.filter(({ salePrice }) => salePrice !== undefined),
      demoProducts.filter(({ stock }) => stock > 0 && stock < 10),
      demoProducts.filter(({ stock }) => stock === 0),
    ];
    for (const group of groups) {
      expect(group.length).toBeGreaterThanOrEqual(4);
      expect(group.length).toBeLessThan(demoProducts.length / 3);
    }
  });

  it('has at least five products on sale, one of them sold out and some with few pieces left', () => {
    const stocks = demoProducts.flatMap(({ salePrice, stock }) => (salePrice === undefined ? [] : [stock]));
    expect(stocks.length).toBeGreaterThanOrEqual(5);
    expect(stocks).toContain(0);
    expect(stocks.filter((stock) => stock > 0 && stock < 10).length).toBeGreaterThan(1);
  });

  it('has thirty products with several pictures, and 120 pictures or more', () => {
    expect(demoProducts.filter(({ pictures }) => pictures.length > 1).length).toBeGreaterThanOrEqual(30);
    expect(demoProducts.flatMap(({ pictures }) => pictures).length).toBeGreaterThanOrEqual(120);
  });

  it('says something different about every picture', () => {
    const texts = demoProducts.flatMap(({ pictures }) => pictures.map(({ alt }) => alt));
    expect(unique(texts)).toBe(texts.length);
  });
});

describe.each(demoProducts.map((product) => ({ slug: product.slug, product })))('$slug', ({ product }) => {
  it('is a valid product, for the catalogue and for the shop', () => {
    expect(demoProductSchema.safeParse(product).error?.message).toBeUndefined();
    const body = productBody(product, ['/uploads/0123456789abcdef/1200.jpg'], []);
    expect(productInputSchema.safeParse(body).error?.message).toBeUndefined();
  });

  it('is described in two to four calm sentences', () => {
    expect(sentences(product.description)).toBeGreaterThanOrEqual(2);
    expect(sentences(product.description)).toBeLessThanOrEqual(4);
    expect(product.description).not.toMatch(loud);
    expect(product.description.endsWith('.')).toBe(true);
  });

  it('says in Finnish what each picture shows', () => {
    for (const { alt } of product.pictures) {
      expect(alt).toMatch(/^[A-ZÅÄÖ].*\.$/);
      expect(alt).not.toMatch(/\b(the|with|and|of|image|picture|photo|kuva tuotteesta)\b/i);
      expect(alt).not.toMatch(loud);
    }
  });

  it('has measures for its sizes, or its own for one size', () => {
    const { shopKind: kind, sizes, dimensions } = product;
    if (sizes.join() === oneSize) expect(dimensions).toBeDefined();
    else expect(sizeChart({ ...product, kind })?.rows.map(({ size }) => size)).toEqual(sizes);
  });
});
