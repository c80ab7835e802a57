import { legalPageSchema } from '@shop/contracts/legal';
import { writeLegalText } from '@shop/shop-rules/legal-text';
import type { APIRoute } from 'astro';
import { findLegalPage } from '../../lib/legal/legal-version.ts';

export const GET: APIRoute = async ({ params, url }) => {
  const page = legalPageSchema.safeParse(params.page);
  const found = page.success ? await findLegalPage(page.data, url) : null;
  if (!found) return new Response(null, { status: 404 });
  return new Response(`${writeLegalText(found)}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
