export type BenchPage = { name: string; url: string };

/** The measured pages. */
export async function pages(shopUrl: string): Promise<BenchPage[]> {
  const response = await fetch(`${shopUrl}/api/shop/product/get?limit=1`);
  const { data } = (await response.json()) as { data: { _id: string }[] };
  return [
    { name: 'home', url: `${shopUrl}/shop/home` },
    { name: 'listing', url: `${shopUrl}/shop/listing` },
    { name: 'product', url: `${shopUrl}/shop/products/${data[0]?._id}` },
  ];
}
