import type { APIRoute } from 'astro';
import { config } from '../config.ts';
import { paths } from '../lib/routing/paths.ts';

export const GET: APIRoute = () => {
  const manifest = {
    name: config.BRAND,
    short_name: config.BRAND,
    lang: 'fi',
    start_url: paths.home,
    display: 'browser',
    background_color: '#faf7f2',
    theme_color: '#f1ebe1',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
