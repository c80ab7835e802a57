import { waitFor } from '@shop/testing';
import { theShop } from './the-shop.ts';

/**
 * Waits until a public page of the shop says something. While the new page takes its time, a busy shop answers with
 * the one that it kept; once the new one has come, no older one comes back.
 */
export async function pageToSay(path: string, words: string): Promise<void> {
  await waitFor(`${path} to say ${words}`, async () => {
    const page = await fetch(new URL(path, theShop.url));
    return (await page.text()).includes(words);
  });
}
