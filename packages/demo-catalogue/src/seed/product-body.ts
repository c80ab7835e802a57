import type { DemoProduct } from '../demo-product.ts';
import { dyes } from '../dyes.ts';
import type { WantedPicture } from '../originals.ts';

/**
 * A demo product as `POST /api/admin/product/add` takes it, with the pictures that it has so far. It goes on sale
 * afterwards: a reduction is told beside the price before it, so there has to be one.
 */
export function productBody(product: DemoProduct, images: string[], pictures: WantedPicture[]): object {
  const { title, slug, description, kategoria, kokoelmat, material, fibres, care } = product;
  const { price, stock, sizes, pieces, colours, shopKind, dimensions, makersNote } = product;
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
    colours: colours.map((dye) => dyes[dye]),
    ...pictureFields(images, pictures),
  };
}

/** The models, in their order and colours, and apart from them the close-ups and other views. */
export function pictureFields(urls: string[], pictures: WantedPicture[]): PictureFields {
  const all = urls.map((url, index) => ({
    url,
    alt: pictures[index]?.alt ?? '',
    model: pictures[index]?.model ?? null,
  }));
  // Without a word of what it shows the first picture is the thing itself.
  const models = all.filter(({ model }, index) => model !== null || index === 0);
  const details = all.filter((one) => !models.includes(one));
  return {
    images: models.map(({ url }) => url),
    imageTexts: models.map(({ alt }) => alt),
    imageColours: models.map(({ model }) => model ?? ''),
    details: details.map(({ url }) => url),
    detailTexts: details.map(({ alt }) => alt),
  };
}

type PictureFields = Record<'images' | 'imageTexts' | 'imageColours' | 'details' | 'detailTexts', string[]>;
