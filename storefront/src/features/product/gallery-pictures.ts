import type { Product } from '@shop/contracts/product';
import { product as texts } from '../../texts/fi/product.ts';
import { MAX_PICTURES } from './gallery-store.ts';

export type GalleryPicture = { image: string; alt: string; placeholder?: string | undefined };

/**
 * All that a product's gallery shows: the models that can be chosen first, so that a model and its picture have one
 * number, then the details.
 */
export function galleryPictures(product: Product): GalleryPicture[] {
  const { images, placeholders, imageTexts, details, detailPlaceholders, detailTexts } = product;
  const models = images.slice(0, MAX_PICTURES).map((image, index) => ({
    image,
    alt: imageTexts[index],
    placeholder: placeholders[index],
  }));
  const views = details.map((image, index) => ({
    image,
    alt: detailTexts[index],
    placeholder: detailPlaceholders[index],
  }));
  return [...models, ...views].map(({ alt, ...picture }, index) => ({
    ...picture,
    alt: alt || texts.gallery.picture(product.title, index + 1),
  }));
}
