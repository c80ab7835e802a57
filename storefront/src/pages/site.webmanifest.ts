import type { APIRoute } from 'astro';
import { config } from '../config.ts';
import { paths } from '../lib/paths.ts';

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
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
