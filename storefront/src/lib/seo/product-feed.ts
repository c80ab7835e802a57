import type { DeliveryPrice } from '@shop/shop-rules/delivery-price';
import { categoryLabel } from '@shop/shop-rules/categories';
import type { Product } from '@shop/contracts/product';
import { deliveryFor } from '../checkout/delivery.ts';
import { modelColours } from '../catalogue/model-colours.ts';
import { paths, productPath } from '../routing/paths.ts';
import { sizeText } from '@shop/shop-rules/size-text';
import { unitPrice } from '@shop/shop-rules/unit-price';
import { lastDayOfWeek } from '@shop/shop-rules/workshop';
import { placesFree } from '../catalogue/for-sale.ts';
import { sizeOffers } from '../catalogue/size-offers.ts';
import { xmlText } from './xml.ts';

type Shop = { publicUrl: string; brand: string; description: string; delivery: DeliveryPrice };

const MAX_PICTURES = 10;
const MAX_COLOURS = 3;
const euros = (amount: number): string => `${amount.toFixed(2)} EUR`;
const tag = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

const item = (parts: string[]): string => `<item>${parts.join('')}</item>`;

function available(product: Product, stock: number): string {
  const { queue } = product;
  if (stock <= 0 && queue && placesFree(product) > 0)
    return `${tag('g:availability', 'backorder')}${tag('g:availability_date', `${lastDayOfWeek(queue.week)}T12:00+02:00`)}`;
  return tag('g:availability', stock > 0 ? 'in_stock' : 'out_of_stock');
}

function itemsOf(product: Product, shop: Shop): string[] {
  const shared = sharedTags(product, shop);
  const offers = sizeOffers(product);
  if (offers.length === 0)
    return [item([tag('g:id', product._id), available(product, product.stock), ...shared])];
  return offers.map(({ size, stock }) =>
    item([
      tag('g:id', `${product._id}-${size}`),
      tag('g:item_group_id', product._id),
      tag('g:size', sizeText(size)),
      available(product, stock),
      ...shared,
    ]),
  );
}

function sharedTags(product: Product, { publicUrl, brand, delivery }: Shop): string[] {
  const url = (path: string): string => new URL(path, publicUrl).href;
  const [first, ...others] = [...product.images, ...product.details].slice(0, MAX_PICTURES).map(url);
  const colours = modelColours(product).slice(0, MAX_COLOURS);
  return [
    tag('g:title', product.title),
    tag('g:description', product.description || product.title),
    tag('g:link', url(productPath(product._id))),
    first ? tag('g:image_link', first) : '',
    ...others.map((image) => tag('g:additional_image_link', image)),
    ...pricesOf(product),
    `<g:shipping>${tag('g:country', 'FI')}${tag('g:price', euros(deliveryFor(unitPrice(product), delivery)))}</g:shipping>`,
    tag('g:brand', brand),
    tag('g:condition', 'new'),
    // Handmade products have no barcode.
    product.identifier ? tag('g:mpn', product.identifier) : tag('g:identifier_exists', 'no'),
    tag('g:product_type', categoryLabel(product.kategoria)),
    tag('g:material', product.material),
    colours.length > 0 ? tag('g:color', colours.join('/')) : '',
  ];
}

/** A sale that is no lawful reduction shows its price only. */
function pricesOf(product: Product): string[] {
  if (!(product.salePrice > 0 && product.reduction?.isLawful))
    return [tag('g:price', euros(unitPrice(product)))];
  return [tag('g:price', euros(product.price)), tag('g:sale_price', euros(product.salePrice))];
}

/** RSS 2.0 with the fields of Google Merchant Center. Prices include VAT, as required in the EU. */
export function productFeed(products: Product[], shop: Shop): string {
  const head = `${tag('title', shop.brand)}${tag('link', new URL(paths.home, shop.publicUrl).href)}${tag('description', shop.description)}`;
  const items = products.flatMap((product) => itemsOf(product, shop)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}\n${items}\n</channel></rss>\n`;
}
