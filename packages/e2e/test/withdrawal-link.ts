import { expect } from 'vitest';
import { adminClient } from './test-product.ts';

/** The path of the link to withdraw by in an email to the buyer, which an owner of a demo reads in the back office. */
export async function withdrawalLinkIn(kind: string, email: string): Promise<string> {
  const admin = await adminClient();
  const filter = encodeURIComponent(JSON.stringify({ q: email, kind }));
  const emails = async () => (await admin.call('GET', `/api/admin/rest/letters?filter=${filter}`)).body;
  await expect.poll(async () => (await emails()).length).toBe(1);
  const [{ id }] = await emails();
  const { body: sent } = await admin.call('GET', `/api/admin/rest/letters/${id}`);
  return /\/shop\/withdrawal#token=\w+\.[\w-]{43}/.exec(sent.text)?.[0] ?? '';
}
