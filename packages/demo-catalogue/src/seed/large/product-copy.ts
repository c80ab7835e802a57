import type { ShopProduct } from '../shop-api.ts';

/** 'Aitta-mekko' becomes 'Aittabc-mekko' with the same pictures; no sale. */
export function productCopy(sample: ShopProduct, index: number): { slug: string } & Record<string, unknown> {
  const {
    title,
    description,
    kategoria,
    kokoelmat,
    material,
    fibres,
    care,
    images,
    imageTexts,
    imageColours,
  } = sample;
  const { details, detailTexts } = sample;
  const letters = Array.from(index.toString(26), (digit) => String.fromCharCode(97 + parseInt(digit, 26)));
  return {
    slug: `copy-${index}`,
    title: title.replace(/^[^-\s]+/, (name) => name + letters.join('')).slice(0, 120),
    description,
    kategoria,
    ...(kokoelmat ? { kokoelmat } : {}),
    material,
    fibres,
    care,
    images,
    imageTexts,
    imageColours,
    details,
    detailTexts,
    price: sample.price,
    stock: index % 23,
    sizes: sample.sizes,
    kind: sample.kind,
    dimensions: sample.dimensions,
    colours: sample.colours,
  };
}
