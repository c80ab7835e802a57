import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, fontProviders, passthroughImageService } from 'astro/config';
import { inlineScripts, inlineScriptsPlugin } from './scripts/inline-scripts.ts';
import { finnishLetters } from './src/lib/text/finnish-letters.ts';

const sha256 = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

const touchDirective = {
  name: 'touch-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'touch', entrypoint: './src/directives/touch.ts' }),
  },
};

/** Browsers load the larger two for letters outside `finnish` only. Later faces win. */
const font = (name, { finnish, latin, others }, weight, fallbacks) => ({
  provider: fontProviders.local(),
  name,
  cssVariable: `--font-${name.toLowerCase()}`,
  fallbacks,
  options: {
    variants: [
      { src: [others], unicodeRange: ['U+100-17F', 'U+218-21B', 'U+1E80-1E9E', 'U+1EF2-1EF3'] },
      { src: [latin], unicodeRange: ['U+A1-FF', 'U+131', 'U+152-153', 'U+2000-22FF'] },
      { src: [finnish], unicodeRange: finnishLetters.split(',') },
    ].map((file) => ({ ...file, weight, style: 'normal', display: 'swap' })),
  },
});

/** Scripts that run before the first touch, in one file: requests cost more than bytes. */
const shellChunk = {
  groups: [
    {
      name: 'shell',
      test: /src\/layouts\/shell\.|src\/lib\/(?:forms\/(?:focus-wrong|form-text)|text\/price|routing\/safe-redirect)\.|shop-client\/src\/products\./,
    },
  ],
};

/** Styles of frame, cards and what lies low on a product page in one file for all pages. */
const frameChunk = {
  groups: [
    {
      name: 'frame',
      test: /src\/(?:styles\/(?!own)|layouts\/|components\/ui\/|features\/(?:session|toast|cart|wishlist(?=\/(?!share|notices))|reviews(?=\/\w+\.astro))\/|features\/product\/(?:Product(?:Picture|Price|Card|Grid)|card|picture|DeliveryMethods|Details|MakersNote|MaterialBar|Recent|SizeGuide))/,
    },
  ],
};

// One build serves every shop; the running server reads its settings (src/config.ts).
export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', bodySizeLimit: 64_000 }),
  integrations: [react(), touchDirective],
  // The server stores nothing about visitors.
  session: false,
  image: { service: passthroughImageService() },
  fonts: [
    font(
      'Fraunces',
      {
        finnish: './src/assets/fonts/fraunces-finnish.woff2',
        latin: './src/assets/fonts/fraunces-soft.woff2',
        others: './src/assets/fonts/fraunces-latin-ext.woff2',
      },
      '300 400',
      ['Georgia', 'serif'],
    ),
    font(
      'Figtree',
      {
        finnish: './src/assets/fonts/figtree-finnish.woff2',
        latin: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
        others: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
      },
      '300 900',
      ['Arial', 'sans-serif'],
    ),
  ],
  // Small styles are inlined, with their hash in the policy.
  build: { inlineStylesheets: 'auto' },
  trailingSlash: 'never',
  vite: {
    plugins: [inlineScriptsPlugin],
    build: { assetsInlineLimit: 12_000 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: shellChunk } } } },
      ssr: { build: { rolldownOptions: { output: { codeSplitting: frameChunk } } } },
    },
  },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  security: {
    // The gateway checks origins; it knows the public one behind its proxies.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
      scriptDirective: {
        hashes: Object.values(inlineScripts).map(sha256),
      },
      // Inline style attributes carry blur previews and fibre shares.
      styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
});
