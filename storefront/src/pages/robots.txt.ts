import type { APIRoute } from 'astro';
import { config } from '../config.ts';

const closed = [
  '/admin',
  '/auth',
  '/api',
  '/sandbox',
  '/shop/checkout',
  '/shop/profile',
  '/shop/payment-success',
];

export const GET: APIRoute = () => {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${config.PUBLIC_URL}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
