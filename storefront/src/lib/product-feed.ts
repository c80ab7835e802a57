import type { DeliveryPrice } from '@shop/contracts/delivery-price';
import { categoryLabel } from '@shop/contracts/categories';
import type { Product } from '@shop/contracts/product';
import { deliveryFor } from './delivery.ts';
import { modelColours } from './model-colours.ts';
import { paths, productPath } from './paths.ts';
import { unitPrice } from '@shop/contracts/unit-price';
import { xmlText } from './xml.ts';

type Shop = { publicUrl: string; brand: string; description: string; delivery: DeliveryPrice };

const MAX_PICTURES = 10;
const MAX_COLOURS = 3;
const euros = (amount: number): string => `${amount.toFixed(2)} EUR`;
const tag = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

function item(product: Product, { publicUrl, brand, delivery }: Shop): string {
  const url = (path: string): string => new URL(path, publicUrl).href;
  const [first, ...others] = [...product.images, ...product.details].slice(0, MAX_PICTURES).map(url);
  const colours = modelColours(product).slice(0, MAX_COLOURS);
  return [
    tag('g:id', product._id),
    tag('g:title', product.title),
    tag('g:description', product.description || product.title),
    tag('g:link', url(productPath(product._id))),
    first ? tag('g:image_link', first) : '',
    ...others.map((image) => tag('g:additional_image_link', image)),
    tag('g:availability', product.stock > 0 ? 'in_stock' : 'out_of_stock'),
    tag('g:price', euros(product.price)),
    product.salePrice > 0 ? tag('g:sale_price', euros(product.salePrice)) : '',
    `<g:shipping>${tag('g:country', 'FI')}${tag('g:price', euros(deliveryFor(unitPrice(product), delivery)))}</g:shipping>`,
    tag('g:brand', brand),
    tag('g:condition', 'new'),
    // Handmade things have no barcode, and some a number of their maker's.
    product.identifier ? tag('g:mpn', product.identifier) : tag('g:identifier_exists', 'no'),
    tag('g:product_type', categoryLabel(product.kategoria)),
    tag('g:material', product.material),
    colours.length > 0 ? tag('g:color', colours.join('/')) : '',
  ].join('');
}

/**
 * The catalogue as price services read it: RSS 2.0 with the fields of Google Merchant Center. Prices include VAT, as
 * they must for shoppers in the EU.
 */
export function productFeed(products: Product[], shop: Shop): string {
  const head = `${tag('title', shop.brand)}${tag('link', new URL(paths.home, shop.publicUrl).href)}${tag('description', shop.description)}`;
  const items = products.map((product) => `<item>${item(product, shop)}</item>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}\n${items}\n</channel></rss>\n`;
}
