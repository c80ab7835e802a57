import { setTimeout as pause } from 'node:timers/promises';
import { newBuyer, type Buyer } from '@shop/testing/buyer';
import { logIn, type Client } from '@shop/testing/http-client';
import { randomFrom } from '@shop/testing/random';
import sharp from 'sharp';
import type { FaultyShop } from './battlefield.ts';
import { cancel, newHistory, purchase, purchaseKinds, type History, type PurchaseKind } from './purchases.ts';

export type Mix = Partial<Record<PurchaseKind, number>>;

const USUAL: Mix = { card: 4, paypal: 3, closed: 1, both: 1, tabs: 1, cancel: 1 };
const PRODUCTS = 3;
const STOCK = 100_000;

type Crowd = {
  buyers: Buyer[];
  histories: History[];
  /** Buys until `orders` purchases are begun and the fault is over. `restMs` between purchases. */
  buy: (until: { orders: number; fault: Promise<void>; restMs?: number }, mix?: Mix) => Promise<void>;
  leave: () => Promise<void>;
};

/** @returns its addresses, or null where the shop refused it */
export async function uploadPicture(admin: Client): Promise<string[] | null> {
  const bytes = await sharp({ create: { width: 800, height: 1_000, channels: 3, background: '#6C8AA8' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('my_images', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'lanka.jpg');
  try {
    const answer = await admin.send('/api/admin/product/image-upload', { method: 'POST', body: form });
    return answer.ok ? ((await answer.json()) as { result: string[] }).result : null;
  } catch {
    return null;
  }
}

/** Logs in as admin. */
export function logInAsAdmin({ shop }: Pick<FaultyShop, 'shop'>): Promise<Client> {
  if (!shop.accounts) throw new Error('chaos needs a demo shop');
  return logIn(shop.url, shop.accounts.admin);
}

/** @returns ids of the products */
export async function fillShelves(faulty: Pick<FaultyShop, 'shop'>): Promise<string[]> {
  const admin = await logInAsAdmin(faulty);
  const ids: string[] = [];
  while (ids.length < PRODUCTS) {
    const { body } = await admin.call('POST', '/api/admin/product/add', {
      images: await uploadPicture(admin),
      title: `Kaaoslanka ${ids.length + 1}`,
      description: 'Lankaa kaaoksen keskelle.',
      kategoria: 'langat',
      kokoelmat: 'talvi',
      material: 'Suomenlampaan villa',
      price: 12.5,
      stock: STOCK,
    });
    if (!body.data?._id) throw new Error(`no product: ${JSON.stringify(body)}`);
    ids.push(body.data._id as string);
  }
  return ids;
}

/** The same seed gives the same purchases. */
export async function gather(
  { shop }: Pick<FaultyShop, 'shop'>,
  products: string[],
  { buyers: many, seed }: { buyers: number; seed: number },
): Promise<Crowd> {
  const buyers: Buyer[] = [];
  const histories: History[] = [];
  while (buyers.length < many) {
    const productID = products[buyers.length % products.length] as string;
    const buyer = await newBuyer(shop.url, productID);
    buyers.push(buyer);
    histories.push(newHistory(buyer, productID));
  }
  const pairs = buyers.map((buyer, index) => [buyer, histories[index] as History] as const);
  return {
    buyers,
    histories,
    buy: async ({ orders, fault, restMs = 0 }, mix = USUAL) => {
      let begun = 0;
      const trouble = { isOver: false };
      const ended = fault.finally(() => (trouble.isOver = true));
      const drawn = purchaseKinds.flatMap((way) => Array.from({ length: mix[way] ?? 0 }, () => way));
      await Promise.all([
        ended,
        ...pairs.map(async ([buyer, history], index) => {
          const random = randomFrom(seed * 1_000 + index);
          while (begun < orders || !trouble.isOver) {
            begun += 1;
            await purchase(buyer, history, random.pick(drawn) ?? 'card', random);
            await Promise.race([pause(restMs), ended]);
          }
        }),
      ]);
    },
    leave: async () => {
      for (const [buyer, history] of pairs) {
        const unpaid = [...history.orders].filter(
          (id) => !history.approved.has(id) && !history.cancelled.has(id),
        );
        await Promise.all(unpaid.map((orderID) => cancel(buyer, history, orderID)));
      }
    },
  };
}
