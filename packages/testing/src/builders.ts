import {
  defaultSettings,
  defaultSettingsEnv,
  type Address,
  type CartLookup,
  type ProductSnapshot,
  type ShopSettings,
} from '@shop/contracts';
import { oneSize } from '@shop/shop-rules';
import { newId } from '@shop/service-kit';
import { z } from 'zod';

/** A sweater of 100.00 €, ten in stock, two pictures. */
export function aProduct(fields: Partial<ProductSnapshot> = {}): ProductSnapshot {
  return {
    _id: newId(),
    title: 'Villapaita Suvi',
    images: ['/uploads/aaaaaaaa-1/1200.jpg', '/uploads/aaaaaaaa-2/1200.jpg'],
    imageColours: ['', ''],
    placeholder: '',
    priceCents: 10_000,
    salePriceCents: null,
    vatClass: 'general',
    stock: 10,
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    ...fields,
  };
}

/** One size, one picture. */
export function someYarn(fields: Partial<ProductSnapshot> = {}): ProductSnapshot {
  return aProduct({
    title: 'Lampaanvilla 100 g',
    images: ['/uploads/bbbbbbbb-1/1200.jpg'],
    imageColours: [''],
    priceCents: 1_250,
    sizes: [oneSize],
    ...fields,
  });
}

/** 129.90 €, ten in stock, without pictures. */
export function someProductFields(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Sarastus-villapaita',
    description: 'Paksu villapaita suomenlampaan villasta.',
    kategoria: 'villatuotteet',
    kokoelmat: 'talvi',
    material: 'Suomenlampaan villa',
    price: '129,90',
    stock: '10',
    ...fields,
  };
}

/** Default settings. */
export function someSettings(fields: Partial<ShopSettings> = {}): ShopSettings {
  return { ...defaultSettings(z.object(defaultSettingsEnv).parse({})), ...fields };
}

/** One line per product. */
export function aCart(products: ProductSnapshot[], quantity = 1, version = 1): CartLookup {
  return {
    version,
    lines: products.map((product) => ({
      productID: product._id,
      size: product.sizes[0] ?? oneSize,
      variant: 1,
      quantity,
    })),
    applied: [],
    appliedIn: {},
  };
}

/** Checkout body as the storefront sends it. */
export function anOrder(cart: Pick<CartLookup, 'lines'>, address: { _id: string }): Record<string, unknown> {
  return {
    cartItems: cart.lines.map((line) => ({ ...line })),
    address: { addressID: address._id },
    orderStatus: 'pending',
    totalAmount: 0.01,
  };
}

/** In Tampere. */
export function anAddress(userID: string, fields: Partial<Address> = {}): Address {
  return {
    _id: newId(),
    userID,
    name: 'Aino Asiakas',
    address: 'Kutojankuja 3 B 12',
    city: 'Tampere',
    postcode: '33100',
    phone: '040 123 4567',
    notes: 'Ovikoodi 1234',
    ...fields,
  };
}
