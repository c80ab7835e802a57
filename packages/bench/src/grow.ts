import { createHttp, createShopApi, enlarge, type Size } from '@shop/demo-catalogue';
import type { Accounts } from '@shop/dev-stack';

/** Fills the shop like `npm run seed -- --large`. */
export async function grow(shopUrl: string, { admin }: Accounts, size: Size): Promise<void> {
  const { signal } = new AbortController();
  const shop = createShopApi(createHttp({ url: shopUrl, signal }), signal);
  await shop.login(admin);
  await enlarge({ shop, progress: { show: () => {}, say: () => {} }, signal }, size, new Date());
}
