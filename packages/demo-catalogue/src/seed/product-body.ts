import type { DemoProduct } from '../demo-product.ts';
import { dyes } from '../dyes.ts';
import type { PictureSource } from '../originals.ts';

/** Body of `POST /api/admin/product/add`. The sale follows later, because it requires an earlier price. */
export function productBody(product: DemoProduct, images: string[], pictures: PictureSource[]): object {
  const { title, slug, description, kategoria, kokoelmat, material, fibres, care } = product;
  const { price, stock, sizes, pieces, colours, shopKind, dimensions, makersNote, toOrder } = product;
  return {
    title,
    slug,
    description,
    kategoria,
    kokoelmat,
    material,
    fibres,
    care,
    price,
    stock,
    sizes,
    ...(pieces ? { pieces } : {}),
    ...(shopKind ? { kind: shopKind } : {}),
    ...(dimensions ? { dimensions } : {}),
    ...(makersNote ? { makersNote } : {}),
    ...(toOrder ? { toOrder } : {}),
    colours: colours.map((dye) => dyes[dye]),
    ...pictureFields(images, pictures),
  };
}

/** Models with their colours, and other views apart. */
export function pictureFields(urls: string[], pictures: PictureSource[]): PictureFields {
  const all = urls.map((url, index) => ({
    url,
    alt: pictures[index]?.alt ?? '',
    model: pictures[index]?.model ?? null,
  }));
  // Without a model the first picture is the product.
  const models = all.filter(({ model }, index) => model !== null || index === 0);
  const details = all.filter((picture) => !models.includes(picture));
  return {
    images: models.map(({ url }) => url),
    imageTexts: models.map(({ alt }) => alt),
    imageColours: models.map(({ model }) => model ?? ''),
    details: details.map(({ url }) => url),
    detailTexts: details.map(({ alt }) => alt),
  };
}

type PictureFields = Record<'images' | 'imageTexts' | 'imageColours' | 'details' | 'detailTexts', string[]>;
