import { expect } from 'vitest';
import { adminClient } from './test-product.ts';

/** The text of an email to the buyer, which an owner of a demo reads in the back office with its link. */
async function emailText(kind: string, email: string): Promise<string> {
  const admin = await adminClient();
  const filter = encodeURIComponent(JSON.stringify({ q: email, kind }));
  const emails = async () => (await admin.call('GET', `/api/admin/rest/letters?filter=${filter}`)).body;
  await expect.poll(async () => (await emails()).length).toBe(1);
  const [{ id }] = await emails();
  return (await admin.call('GET', `/api/admin/rest/letters/${id}`)).body.text;
}

export const withdrawalLinkIn = async (kind: string, email: string): Promise<string> =>
  /\/shop\/withdrawal#token=\w+\.[\w-]{43}/.exec(await emailText(kind, email))?.[0] ?? '';

export const orderLinkIn = async (kind: string, email: string): Promise<string> =>
  /\/shop\/order#token=\w+\.[\w-]{43}/.exec(await emailText(kind, email))?.[0] ?? '';

export const noticesLinkIn = async (kind: string, email: string): Promise<string> =>
  /\/shop\/wishlist-notices#token=[\w-]{43}/.exec(await emailText(kind, email))?.[0] ?? '';
