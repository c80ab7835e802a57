import type { Client } from '@shop/testing/http-client';

const AT_ONCE = 6;

type Sample = { title: string; _id: string } & Record<string, unknown>;

/**
 * Fills the shop up to this many products: the demo products again, under other names, with the pictures that are
 * there already.
 * @returns the ids of all products
 */
export async function stockUp(admin: Client, wanted: number): Promise<string[]> {
  const samples = await allProducts(admin);
  const ids = samples.map(({ _id }) => _id);
  let number = samples.length;
  const clerk = async (): Promise<void> => {
    while (number < wanted) {
      const place = number++;
      const sample = samples[place % samples.length] as Sample;
      const { body } = await admin.call('POST', '/api/admin/product/add', copyOf(sample, place));
      if (body.data) ids.push(body.data._id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, clerk));
  return ids;
}

async function allProducts(admin: Client): Promise<Sample[]> {
  const products: Sample[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await admin.call('GET', `/api/shop/product/get?limit=100&page=${page}`);
    products.push(...body.data);
    if (products.length >= body.total) return products;
  }
}

/** 'Aitta-mekko' becomes 'Aittabc-mekko': a name of its own, in the same words. */
function copyOf(sample: Sample, place: number): object {
  const letters = Array.from(place.toString(26), (digit) => String.fromCharCode(97 + parseInt(digit, 26)));
  const { slug: _, salePrice, kokoelmat, ...fields } = sample;
  return {
    ...fields,
    title: sample.title.replace(/^[^-\s]+/, (name) => name + letters.join('')),
    salePrice: salePrice || '',
    kokoelmat: kokoelmat || undefined,
  };
}
