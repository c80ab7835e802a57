import type { DemoProduct } from '../demo-product.ts';
import { dyes } from '../dyes.ts';
import type { WantedPicture } from '../originals.ts';

/**
 * A demo product as `POST /api/admin/product/add` takes it, with the pictures that it has so far. It goes on sale
 * afterwards: a reduction is told beside the price before it, so there has to be one.
 */
export function productBody(product: DemoProduct, images: string[], pictures: WantedPicture[]): object {
  const { title, slug, description, kategoria, kokoelmat, material, fibres, care } = product;
  const { price, stock, sizes, pieces } = product;
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
    colours: coloursOf(product),
    images,
    imageTexts: pictures.slice(0, images.length).map(({ alt }) => alt),
  };
}

/** The colours to choose from: of the colourways where there are some, else those of the thing itself. */
function coloursOf({ colours, pictures }: DemoProduct): string[] {
  const ways = pictures.flatMap(({ view, colours: own }) =>
    view === 'colourway' && own ? own.slice(0, 1) : [],
  );
  const chosen = ways.length > 0 ? [...colours.slice(0, 1), ...ways] : colours;
  return [...new Set(chosen)].map((dye) => dyes[dye].hex);
}
