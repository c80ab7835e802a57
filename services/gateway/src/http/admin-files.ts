import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { barePolicy } from '@shop/service-kit';
import { builtFiles } from '@shop/service-kit/built-files';
import { adminScreens } from '@shop/shop-rules/admin-screens';
import { Router, type RequestHandler } from 'express';
import type { GatewayConfig } from '../config.ts';
import { adminPolicyOf } from './headers.ts';
import type { Sessions } from './sessions.ts';

/** Other paths below /admin get the shop's 404 page. */
const screen = new RegExp(`^/(${adminScreens.join('|')})(/|$)`);

/** The page is for admins only, the files are public code. Guests go to login, customers to the shop. */
export function serveAdmin(config: GatewayConfig, sessions: Sessions): RequestHandler {
  const router = Router();
  if (!existsSync(join(config.ADMIN_DIST, 'index.html'))) {
    throw new Error(
      `The back office is not built: there is no index.html in ${config.ADMIN_DIST}. Run npm run build.`,
    );
  }
  const files = builtFiles(config.ADMIN_DIST, () => 'public,max-age=31536000,immutable');
  // Read on each visit, since a new build names other files.
  const readPage = async () =>
    (await readFile(join(config.ADMIN_DIST, 'index.html'), 'utf8'))
      .replaceAll('%PICTURES%', escapeHtml(config.PICTURES_CDN_URL))
      .replaceAll('%BRAND%', escapeHtml(config.BRAND))
      .replaceAll('%PAYMENTS%', config.PAYMENTS);

  router.use((request, response, next) => {
    if (request.path.startsWith('/assets/')) files(request, response, (error) => next(error ?? 'router'));
    else next();
  });
  router.get(/.*/, async (request, response, next) => {
    const isRoot = request.path === '/';
    if (!isRoot && !screen.test(request.path)) return next('router');
    const user = await sessions.userOf(request);
    response.set({ 'cache-control': 'no-store', 'content-security-policy': barePolicy });
    if (!user) return response.redirect(`/auth/login?redirect=${encodeURIComponent(request.originalUrl)}`);
    if (user.role !== 'admin') return response.redirect('/shop/home');
    if (isRoot) return response.redirect('/admin/dashboard');
    response
      .set('content-security-policy', adminPolicyOf(config))
      .type('html')
      .send(await readPage());
  });
  return router;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
