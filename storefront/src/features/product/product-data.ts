import { categoryLabel } from '@shop/shop-rules/categories';
import type { Product } from '@shop/contracts/product';
import type { ReviewList } from '@shop/contracts/product-review';
import { offerTerms, type OfferTerms } from '../../lib/seo/offer-terms.ts';
import { listingPath, paths, productPath } from '../../lib/routing/paths.ts';
import { modelColours } from '../../lib/catalogue/model-colours.ts';
import { sizeOffers } from '../../lib/catalogue/size-offers.ts';
import { placesFree } from '../../lib/catalogue/for-sale.ts';
import { lastDayOfWeek } from '@shop/shop-rules/workshop';
import { sizeText } from '@shop/shop-rules/size-text';
import { unitPrice } from '@shop/shop-rules/unit-price';
import { product as texts } from '../../texts/fi/product.ts';

type Shop = OfferTerms & { brand: string; reviews?: ReviewList | null };

function reviewData(list: ReviewList | null | undefined): object {
  const real = list?.summary.real;
  if (!list || !real?.count) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: real.average, reviewCount: real.count },
    review: list.reviews
      .filter(({ isExample, hiddenFor }) => !isExample && !hiddenFor)
      .map(({ name, stars, text, at }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name },
        datePublished: at.slice(0, 10),
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: stars },
      })),
  };
}

function availabilityOf(product: Product, stock: number) {
  const { queue } = product;
  if (stock <= 0 && queue && placesFree(product) > 0)
    return { availability: 'https://schema.org/BackOrder', availabilityStarts: lastDayOfWeek(queue.week) };
  return { availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}` };
}

/** Sizes with own stock form a ProductGroup, so that no sold-out size is offered. */
export function productData(product: Product, shop: Shop): object[] {
  const { publicUrl, brand } = shop;
  const colours = modelColours(product);
  const url = (path: string): string => new URL(path, publicUrl).href;
  const crumb = (name: string, path: string, position: number): object => ({
    '@type': 'ListItem',
    position,
    name,
    item: url(path),
  });
  const image = [...product.images, ...product.details].map(url);
  const facts = {
    description: product.description,
    image,
    ...(product.identifier ? { mpn: product.identifier } : {}),
    ...(product.manufacturer ? { manufacturer: { '@type': 'Organization', ...product.manufacturer } } : {}),
    material: product.material,
    ...(colours.length > 0 ? { color: colours.join(', ') } : {}),
    category: categoryLabel(product.kategoria),
    brand: { '@type': 'Brand', name: brand },
    ...reviewData(shop.reviews),
  };
  const offerOf = (stock: number) => ({
    '@type': 'Offer',
    url: url(productPath(product._id)),
    price: unitPrice(product).toFixed(2),
    priceCurrency: 'EUR',
    ...(product.saleEnd && product.reduction?.isLawful ? { priceValidUntil: product.saleEnd } : {}),
    ...availabilityOf(product, stock),
    itemCondition: 'https://schema.org/NewCondition',
    ...offerTerms({ price: unitPrice(product), madeToOrder: product.madeToOrder }, shop),
  });
  const bySize = sizeOffers(product);
  const group = {
    '@type': 'ProductGroup',
    name: product.title,
    productGroupID: product._id,
    ...facts,
    variesBy: ['https://schema.org/size'],
    hasVariant: bySize.map(({ size, stock }) => ({
      '@type': 'Product',
      name: `${product.title}, ${sizeText(size)}`,
      sku: `${product._id}-${size}`,
      size: sizeText(size),
      image,
      offers: offerOf(stock),
    })),
  };
  return [
    bySize.length > 0
      ? group
      : {
          '@type': 'Product',
          name: product.title,
          sku: product._id,
          ...facts,
          offers: offerOf(product.stock),
        },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        crumb(texts.listing, paths.listing, 1),
        crumb(categoryLabel(product.kategoria), listingPath('kategoria', [product.kategoria]), 2),
        crumb(product.title, productPath(product._id), 3),
      ],
    },
  ];
}
