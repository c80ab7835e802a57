import type { Product } from '@shop/contracts/product';
import { product as texts } from '../../texts/fi/product.ts';

export type GalleryPicture = { image: string; alt: string; placeholder?: string | undefined };

/** Models first, so that model and picture numbers match. */
export function galleryPictures(product: Product): GalleryPicture[] {
  const { images, placeholders, imageTexts, details, detailPlaceholders, detailTexts } = product;
  const models = images.map((image, index) => ({
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
